import { useRef, useState } from 'react'
import { useTransient } from '../../../lib/use-transient.ts'
import { type Chosen, withFiles } from './chosen-files.ts'

const warnedFor = 5_000

/** The files that were chosen for the next run. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [tooMany = false, warn] = useTransient<true>(warnedFor)
  const nextKey = useRef(1)

  return {
    chosen,
    /** More files were given than there is room for; true for 5 seconds. */
    tooMany,
    add: (files: readonly File[]) => {
      const { chosen: next, tooMany: isOver } = withFiles(chosen, files, nextKey.current)
      nextKey.current += files.length
      setChosen(next)
      if (isOver) warn(true)
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
