import { spawn } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'
import { limitedNode } from '@klasrum/turns/limited-process'
import { turns } from '@klasrum/turns/turns'

type Options = {
  /** A thread begins sooner; what a process held is free the moment it ends, while that of a thread stays taken for seconds. */
  as?: 'thread' | 'child'
  /** Workers at work at the same time. */
  most: number
  /** Of them for one caller; two unless it says otherwise. */
  ofOne?: number
  /** Milliseconds for one piece of work. */
  longest: number
  megabytes: number
  /** Milliseconds that an idle worker waits for more work; with none it is gone before its answer is told. */
  kept: number
}

/** What a worker sends: how far it is, as often as it likes, and then its answer. A thread's failure is heard without. */
export type Said<Progress, Answer> = { progress: Progress } | { answer: Answer } | { failure: unknown }

type Hear<Progress> = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

type Worker = {
  events: EventEmitter
  send: (ask: unknown) => void
  end: () => Promise<unknown>
  /** An idle one must not keep the process alive. */
  rest: () => void
  resume: () => void
}

function startThread(file: URL, megabytes: number): Worker {
  const thread = new Thread(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } })
  return {
    events: thread,
    send: (ask) => thread.postMessage(ask),
    end: () => thread.terminate(),
    rest: () => thread.unref(),
    resume: () => thread.ref(),
  }
}

function startProcess(file: URL, megabytes: number): Worker {
  const [program, args] = limitedNode([fileURLToPath(file)], { heapMegabytes: megabytes })
  const own = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const gone = new Promise((resolve) => own.once('exit', resolve))
  // One that ran into its limit is ended by a signal; one that ends by itself has failed.
  own.once('exit', (code) => code && own.emit('error', new Error(`${file.pathname} ended with ${code}.`)))
  return {
    events: own,
    send: (ask) => void own.send(ask as object, () => {}),
    end: () => {
      own.kill('SIGKILL')
      return gone
    },
    rest: () => {
      own.unref()
      own.channel?.unref()
    },
    resume: () => {
      own.ref()
      own.channel?.ref()
    },
  }
}

/**
 * Work in a few threads or processes, which callers take in turn. One that takes too much time or memory ends with its
 * worker and is answered by nothing; so does one that is no longer wanted, and whoever asked hears the reason of its signal.
 */
export function workers<Ask, Progress, Answer>(
  file: URL,
  { as = 'thread', most, ofOne = 2, longest, megabytes, kept }: Options,
) {
  const lane = turns({ most, ofOne })
  const idle = new Map<Worker, NodeJS.Timeout>()

  function start(): Worker {
    const worker = as === 'thread' ? startThread(file, megabytes) : startProcess(file, megabytes)
    // Whoever waits for an answer hears of it; an idle worker that fails must not take the process with it.
    worker.events.on('error', () => {})
    worker.events.once('exit', () => {
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
    worker.resume()
    return worker
  }

  function parkIdle(worker: Worker): void {
    worker.rest()
    idle.set(worker, setTimeout(() => void worker.end(), kept).unref())
  }

  async function answerTo(ask: Ask, { signal, onProgress }: Hear<Progress>): Promise<Answer | undefined> {
    signal?.throwIfAborted()
    const worker = take()
    const { events } = worker
    const end = () => void worker.end()
    const timer = setTimeout(end, longest)
    signal?.addEventListener('abort', end)
    let answered: { is: Answer } | undefined
    const hear = (said: Said<Progress, Answer>) => {
      if ('progress' in said) onProgress?.(said.progress)
      else if ('failure' in said) events.emit('error', said.failure)
      else {
        answered = { is: said.answer }
        events.emit('answered')
      }
    }
    const heard = new AbortController()
    try {
      events.on('message', hear)
      const over = Promise.race([once(events, 'answered', heard), once(events, 'exit', heard)])
      worker.send(ask)
      await over
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
        throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      events.off('message', hear)
      heard.abort()
      if (answered && kept > 0 && !signal?.aborted) parkIdle(worker)
      else await worker.end()
    }
    signal?.throwIfAborted()
    return answered?.is
  }

  return (ask: Ask, hear: Hear<Progress> = {}): Promise<Answer | undefined> =>
    lane.take(() => answerTo(ask, hear), hear.signal)
}
