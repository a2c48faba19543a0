import { setTimeout as pause } from 'node:timers/promises'

type Patience = { what: string | (() => string); within?: number; every?: number }

/** Asks again until the answer is neither undefined, null nor false; gives up with a sentence that says what was awaited. */
export async function until<T>(
  ask: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  { what, within = 10_000, every = 20 }: Patience,
): Promise<T> {
  const deadline = performance.now() + within
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (performance.now() > deadline)
      throw new Error(`Waited ${within} ms for ${typeof what === 'string' ? what : what()}.`)
    await pause(every)
  }
}
