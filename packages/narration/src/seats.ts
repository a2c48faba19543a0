import { availableParallelism } from 'node:os'

/** Speaking processes that run at the same time, for all shows together. */
let free = Math.max(2, Math.min(4, availableParallelism()))
const waiting: (() => void)[] = []

function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else free += 1
}

async function seated(signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  if (free > 0) {
    free -= 1
    return true
  }
  return new Promise((resolve) => {
    const called = () => {
      signal.removeEventListener('abort', given)
      resolve(true)
    }
    const given = () => {
      waiting.splice(waiting.indexOf(called), 1)
      resolve(false)
    }
    signal.addEventListener('abort', given, { once: true })
    waiting.push(called)
  })
}

/** Does the work when it is its turn; not at all when it is called off before. */
export async function inSeat(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!(await seated(signal))) return
  try {
    await work()
  } finally {
    leave()
  }
}
