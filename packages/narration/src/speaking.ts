import { fileURLToPath } from 'node:url'
import { type BoundedChild, openChild } from './bounded-child.ts'
import { inSeat, othersWait } from './seats.ts'
import type { NarrationAnswer, NarrationWork } from './work.ts'

const file = fileURLToPath(new URL('./speech.child.ts', import.meta.url))
const limits = { heapMegabytes: 192, processMegabytes: 420 }
/** A longer narration takes a few seconds. */
const longestWorkMs = 120_000
const mostTries = 2
/** Milliseconds that a long show keeps a seat while another waits. Its process begins anew, which takes one second. */
const shift = 15_000

type SpeakingOptions = {
  /** Processes. */
  atOnce: number
  /** Pieces of work that one process has at a time: several where it mostly waits. */
  each?: number
  /** Milliseconds for one piece of work. */
  longest?: number
  signal?: AbortSignal | undefined
  /** False ends all of it. */
  onAnswer?: (answer: NarrationAnswer, at: number) => boolean
}

/** Each work's answer, in order; those after an end are missing. When it returns, its processes have ended. */
export async function workedOff(
  works: readonly NarrationWork[],
  { atOnce, each = 1, longest = longestWorkMs, signal, onAnswer }: SpeakingOptions,
): Promise<(NarrationAnswer | undefined)[]> {
  const answers: (NarrationAnswer | undefined)[] = works.map(() => undefined)
  const queue = works.map((work, at) => ({ work, at, tries: 0 }))
  const ended = new AbortController()
  const stop = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])])

  async function lane(): Promise<void> {
    let own: BoundedChild<NarrationWork, NarrationAnswer> | undefined
    const seatedAt = performance.now()
    const givesWay = () => performance.now() - seatedAt > shift && othersWait()
    const end = () => own?.end()
    stop.addEventListener('abort', end)
    const loop = async () => {
      while (!stop.aborted && !givesWay()) {
        const next = queue.shift()
        if (!next) return
        own ??= openChild({ file, ...limits, longestMs: longest })
        const used = own
        const answer = await used.ask(next.work)
        if (stop.aborted) return
        if (answer) {
          answers[next.at] = answer
          if (onAnswer?.(answer, next.at) === false) ended.abort()
        } else {
          if (own === used) own = undefined
          if (next.tries + 1 >= mostTries)
            throw new Error('A text or recording took more than a speaking process has.')
          queue.unshift({ ...next, tries: next.tries + 1 })
        }
      }
    }
    try {
      await Promise.all(Array.from({ length: each }, loop))
    } catch (error) {
      ended.abort()
      throw error
    } finally {
      stop.removeEventListener('abort', end)
      await own?.end()
    }
  }

  const untilDone = async (sit: () => Promise<void>) => {
    do await sit()
    while (queue.length > 0 && !stop.aborted)
  }
  const lanes = Array.from({ length: Math.min(atOnce, Math.ceil(works.length / each)) }, () =>
    untilDone(() => inSeat(lane, stop)),
  )
  const outcomes = await Promise.allSettled(lanes)
  signal?.throwIfAborted()
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return answers
}
