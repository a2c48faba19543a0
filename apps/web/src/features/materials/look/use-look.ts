import type { Look, LookScans } from '@klasrum/contract/looks'
import type { RunCorrections } from '@klasrum/contract/runs'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { uploadFiles } from '../../../lib/upload.ts'
import { mixOf, runWishOf, type Wish, wishFieldsOf } from '../settings/wish.ts'
import { type LookProblem, lookProblemOf } from './look-problem.ts'

/** All that changes what a look finds. */
export const figuresKey = (wish: Wish, corrections: RunCorrections | undefined): string =>
  JSON.stringify([
    wish.sessions,
    wish.quizItems,
    wish.exam ? mixOf(wish) : null,
    wish.show ? wish.minutes : null,
    corrections?.files.map(({ place, language, topics, units, fill }) => [
      place,
      language,
      topics,
      units,
      fill,
    ]) ?? [],
  ])

const withScans = (look: Look, { files }: LookScans): Look => ({
  ...look,
  files: look.files.map((file, at) => ({
    ...file,
    scan: files.find(({ place }) => place === at + 1)?.scan ?? file.scan,
  })),
})

type Shown = {
  look: Look
  /** What it was asked with. */
  key: string
}

/** One look at a time. Leaving the page ends the one on its way and removes its files. */
export function useLook() {
  const [shown, setShown] = useState<Shown>()
  const [share, setShare] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LookProblem>()
  const asking = useRef<AbortController>(undefined)
  /** The files that wait on the server; none once a run has taken them. */
  const waiting = useRef<number>(undefined)

  const run = async (key: string, ask: (signal: AbortSignal) => Promise<Look>): Promise<boolean> => {
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    setBusy(true)
    setProblem(undefined)
    try {
      const look = await ask(own.signal)
      if (own.signal.aborted) return false
      waiting.current = look.look_id
      setShown({ look, key })
      return true
    } catch (error) {
      if (!own.signal.aborted) setProblem(lookProblemOf(error))
      return false
    } finally {
      if (asking.current === own) {
        setBusy(false)
        setShare(undefined)
      }
    }
  }

  const stop = () => {
    asking.current?.abort()
    asking.current = undefined
    setBusy(false)
    setShare(undefined)
  }
  const remove = () => {
    const id = waiting.current
    waiting.current = undefined
    // What cannot be removed now is swept within a day.
    if (id !== undefined)
      void call('DELETE /api/lesson-plans/looks/{id}', { params: { id } }).catch(() => undefined)
  }
  const leave = useRef(() => {})
  leave.current = () => {
    asking.current?.abort()
    remove()
  }
  useEffect(() => () => leave.current(), [])

  return {
    look: shown?.look,
    /** What the figures on the screen were asked with. */
    key: shown?.key,
    /** How much has left this device, 0 to 1, while files are being sent. */
    share,
    isBusy,
    problem,
    first: (files: readonly File[], wish: Wish) =>
      run(figuresKey(wish, undefined), (signal) => {
        setShare(0)
        const { points_cost: _, ...body } = wishFieldsOf(wish, 0)
        return uploadFiles('POST /api/lesson-plans/look', { files, body, signal, onProgress: setShare })
      }),
    /** At a topic of the curriculum, without a file. */
    atUnit: (unit: string, wish: Wish) =>
      run(figuresKey(wish, undefined), (signal) => {
        const { points_cost: _, ...body } = wishFieldsOf(wish, 0)
        return uploadFiles('POST /api/lesson-plans/look', { files: [], body: { ...body, unit }, signal })
      }),
    again: (wish: Wish, corrections: RunCorrections | undefined) =>
      run(figuresKey(wish, corrections), (signal) => {
        const { points_cost: _, ...settings } = runWishOf(wish, 0)
        const body = { ...settings, corrections }
        const params = { id: shown?.look.look_id ?? 0 }
        return call('POST /api/lesson-plans/looks/{id}', { params, body }, { signal })
      }),
    /** How far the pages that are pictures are read. */
    showScans: (scans: LookScans) => setShown((now) => now && { ...now, look: withScans(now.look, scans) }),
    fail: (error: unknown) => setProblem(lookProblemOf(error)),
    stop,
    /** Back to choosing files. */
    drop: () => {
      stop()
      remove()
      setShown(undefined)
      setProblem(undefined)
    },
    /** While a run is being begun its files are not removed, whatever becomes of the page. */
    keepFiles: () => {
      const id = waiting.current
      waiting.current = undefined
      return () => {
        waiting.current = id
      }
    },
  }
}
