import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { turns } from '@klasrum/turns/turns'

type Limits = {
  /** Threads at work at the same time. */
  most: number
  /** Of them for one caller; two unless it says otherwise. */
  ofOne?: number
  /** Milliseconds for one piece of work. */
  longest: number
  megabytes: number
  /** Milliseconds that an idle thread waits for more work; with none it is gone before its answer is told. */
  kept: number
}

/** What a thread sends: how far it is, as often as it likes, and then its answer. */
export type Said<Progress, Answer> = { progress: Progress } | { answer: Answer }

type Hear<Progress> = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

/**
 * Work in a few threads, which callers take in turn. One that takes too much time or memory ends with its thread and is
 * answered by nothing; so does one that is no longer wanted, and whoever asked hears the reason of its signal.
 */
export function threads<Ask, Progress, Answer>(
  file: URL,
  { most, ofOne = 2, longest, megabytes, kept }: Limits,
) {
  const lane = turns({ most, ofOne })
  const idle = new Map<Worker, NodeJS.Timeout>()

  function start(): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    // Whoever waits for an answer hears of it; an idle thread that fails must not take the process with it.
    worker.on('error', () => {})
    worker.once('exit', () => {
      clearTimeout(idle.get(worker))
      idle.delete(worker)
    })
    return worker
  }

  function take(): Worker {
    const [found] = idle
    if (!found) return start()
    const [worker, leave] = found
    idle.delete(worker)
    clearTimeout(leave)
    worker.ref()
    return worker
  }

  /** It must not keep the process alive. */
  function keep(worker: Worker): void {
    worker.unref()
    idle.set(worker, setTimeout(() => void worker.terminate(), kept).unref())
  }

  async function answerTo(ask: Ask, { signal, onProgress }: Hear<Progress>): Promise<Answer | undefined> {
    signal?.throwIfAborted()
    const worker = take()
    const end = () => void worker.terminate()
    const timer = setTimeout(end, longest)
    signal?.addEventListener('abort', end)
    let answered: { is: Answer } | undefined
    const hear = (said: Said<Progress, Answer>) => {
      if ('progress' in said) onProgress?.(said.progress)
      else {
        answered = { is: said.answer }
        worker.emit('answered')
      }
    }
    const heard = new AbortController()
    try {
      worker.on('message', hear)
      const over = Promise.race([once(worker, 'answered', heard), once(worker, 'exit', heard)])
      worker.postMessage(ask)
      await over
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
        throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      worker.off('message', hear)
      heard.abort()
      if (answered && kept > 0 && !signal?.aborted) keep(worker)
      else await worker.terminate()
    }
    signal?.throwIfAborted()
    return answered?.is
  }

  return (ask: Ask, hear: Hear<Progress> = {}): Promise<Answer | undefined> =>
    lane.take(() => answerTo(ask, hear), hear.signal)
}
