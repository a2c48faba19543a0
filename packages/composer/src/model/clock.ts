import { setTimeout } from 'node:timers/promises'

/** Time as the model's author sees it: for limits and pauses, never for what is written. */
export type ModelClock = {
  now: () => number
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const modelSystemClock: ModelClock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
}
