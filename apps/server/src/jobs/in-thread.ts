import { Refused } from '../http/refuse.ts'
import { workers } from './workers.ts'

export type Call = { module: string; name: string; args: readonly unknown[] }
export type Called = { value: unknown } | { refused: Pick<Refused, 'code' | 'details'> }

// One for each caller: of two files that somebody sends at once, the second waits for the first.
const callInThread = workers<Call, never, Called>(new URL('./in-thread.worker.ts', import.meta.url), {
  most: 2,
  ofOne: 1,
  longest: 60_000,
  megabytes: 512,
  kept: 60_000,
})

type Functions<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: infer Args) => infer Answer
    ? (args: Args) => Answer
    : never
}

/**
 * The functions of a module in a thread: what judges a file that a stranger made keeps nobody else waiting, whatever it
 * holds. They take and give plain data. What takes too much time or memory is answered by nothing.
 */
export const inThread =
  <Module>(module: URL) =>
  async <Name extends string & keyof Module>(
    name: Name,
    ...args: Parameters<Functions<Module>[Name]>[0]
  ): Promise<Awaited<ReturnType<Functions<Module>[Name]>> | undefined> => {
    const called = await callInThread({ module: module.href, name, args })
    if (called && 'refused' in called) throw new Refused(called.refused.code, called.refused.details)
    return called?.value as Awaited<ReturnType<Functions<Module>[Name]>> | undefined
  }
