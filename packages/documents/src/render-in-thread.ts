import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { turns } from '@klasrum/turns/turns'

type Limits = {
  /** Milliseconds for one piece of work. */
  workMs: number
  megabytes: number
  /** Milliseconds that an idle thread waits for more work. */
  idleMs: number
}

/**
 * Our own work in a thread of its own, one piece after the other, so that nobody else waits for it; its callers take
 * turns. A piece that takes too much time or memory ends with its thread and is answered by nothing.
 */
export function renderInThread<Input, Answer>(file: URL, { workMs, megabytes, idleMs }: Limits) {
  const lane = turns({ most: 1 })
  let idle: { worker: Worker; leave: NodeJS.Timeout } | undefined

  function start(): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    // Whoever waits for an answer hears of it; an idle thread that fails must not take the process with it.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (idle?.worker === worker) idle = undefined
    })
    return worker
  }

  function take(): Worker {
    if (!idle) return start()
    const { worker, leave } = idle
    idle = undefined
    clearTimeout(leave)
    worker.ref()
    return worker
  }

  /** It must not keep the process alive. */
  function keepIdle(worker: Worker): void {
    worker.unref()
    idle = { worker, leave: setTimeout(() => void worker.terminate(), idleMs).unref() }
  }

  async function answerTo(input: Input): Promise<Answer | undefined> {
    const worker = take()
    const timer = setTimeout(() => void worker.terminate(), workMs)
    const heard = new AbortController()
    let answer: { is: Answer } | undefined
    try {
      const answered = Promise.race([
        once(worker, 'message', heard).then(([is]) => ({ is })),
        once(worker, 'exit', heard).then(() => undefined),
      ])
      worker.postMessage(input)
      answer = await answered
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
        throw error
    } finally {
      clearTimeout(timer)
      heard.abort()
      if (answer) keepIdle(worker)
      else await worker.terminate()
    }
    return answer?.is
  }

  return (input: Input): Promise<Answer | undefined> => lane.take(() => answerTo(input))
}
