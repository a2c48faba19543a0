import { useEffect, useRef, useState } from 'react'
import { type Chosen, withFiles } from './chosen-files.ts'

const warnedFor = 5_000

/** The files that were chosen for the next run. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [warned, setWarned] = useState(0)
  const nextKey = useRef(1)
  useEffect(() => {
    if (warned === 0) return
    const timer = setTimeout(() => setWarned(0), warnedFor)
    return () => clearTimeout(timer)
  }, [warned])

  return {
    chosen,
    /** More files were given than there is room for; true for 5 seconds. */
    tooMany: warned > 0,
    add: (files: readonly File[]) => {
      const { chosen: next, tooMany } = withFiles(chosen, files, nextKey.current)
      nextKey.current += files.length
      setChosen(next)
      if (tooMany) setWarned(warned + 1)
    },
    remove: (key: number) => setChosen(chosen.filter((each) => each.key !== key)),
    clear: () => setChosen([]),
    /** None of these was taken, and why. */
    fail: (keys: readonly number[], failed: string) =>
      setChosen((all) => all.map((each) => (keys.includes(each.key) ? { ...each, failed } : each))),
    tryAgain: (key: number) =>
      setChosen(chosen.map((each) => (each.key === key ? { ...each, failed: undefined } : each))),
  }
}
