import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<string>()
/** Work of the program itself, which has no limit of its own. */
const nobody = ''

/** Whatever begins in there, at once or later, is work for the named caller. */
export const onBehalfOf = <T>(caller: string, work: () => T): T => callers.run(caller, work)

type Limits = {
  /** Pieces of work at the same time. */
  most: number
  /** Of them for one caller. */
  ofOne?: number
}

export type Turns = {
  /** Does the work when it is its turn. Whoever is called off while waiting hears the reason of the signal. */
  take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Whether somebody else could begin if there were room. */
  othersWait(): boolean
}

/**
 * A lane that its callers share: among those who wait, the one goes next who has the least at work and was served longest
 * ago. Whoever asks for a hundred pieces makes another wait for one of them.
 */
export function turns({ most, ofOne = 2 }: Limits): Turns {
  const waiting = new Map<string, (() => void)[]>()
  const working = new Map<string, number>()
  const served = new Map<string, number>()
  let [free, count] = [most, 0]

  const atWork = (caller: string): number => working.get(caller) ?? 0
  const hasRoom = (caller: string): boolean => caller === nobody || atWork(caller) < ofOne
  const mayBegin = (caller: string): boolean => free > 0 && hasRoom(caller)
  const isBefore = (one: string, other: string): boolean =>
    (atWork(one) - atWork(other) || (served.get(one) ?? 0) - (served.get(other) ?? 0)) < 0

  function begin(caller: string): void {
    free -= 1
    count += 1
    working.set(caller, atWork(caller) + 1)
    served.set(caller, count)
  }

  function end(caller: string): void {
    free += 1
    if (atWork(caller) > 1) working.set(caller, atWork(caller) - 1)
    else working.delete(caller)
    callNext()
    if (!working.has(caller) && !waiting.has(caller)) served.delete(caller)
  }

  function callNext(): void {
    let next: string | undefined
    for (const caller of waiting.keys())
      if (mayBegin(caller) && (next === undefined || isBefore(caller, next))) next = caller
    if (next === undefined) return
    const own = waiting.get(next) ?? []
    const call = own.shift()
    if (own.length === 0) waiting.delete(next)
    begin(next)
    call?.()
  }

  function called(caller: string, signal: AbortSignal | undefined): Promise<void> {
    const own = waiting.get(caller) ?? []
    waiting.set(caller, own)
    return new Promise((resolve, reject) => {
      const call = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        own.splice(own.indexOf(call), 1)
        if (own.length === 0) waiting.delete(caller)
        reject(signal?.reason)
      }
      own.push(call)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async take(work, signal) {
      signal?.throwIfAborted()
      const caller = callers.getStore() ?? nobody
      if (mayBegin(caller)) begin(caller)
      else await called(caller, signal)
      try {
        return await work()
      } finally {
        end(caller)
      }
    },
    othersWait() {
      const caller = callers.getStore() ?? nobody
      return [...waiting.keys()].some((other) => other !== caller && hasRoom(other))
    },
  }
}
