import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inSeat, othersWait } from './seats.ts'
import type { Answer, Work } from './work.ts'

const child = fileURLToPath(new URL('./speech.child.ts', import.meta.url))
const heapMegabytes = 192
/** Beside the heap: the engine's voices, sound of a scene, and what Node sets aside. Only Linux can hold it to that. */
const processMegabytes = 720
const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))
/** A longer narration takes a few seconds. */
const longestWork = 120_000
const mostTries = 2
/** Milliseconds that a long show keeps a seat while another waits. Its process begins anew, which takes one second. */
const shift = 15_000

function started(): ChildProcess {
  const [program = '', ...args] = [
    ...(limiter ? [limiter, `--data=${processMegabytes * 1024 * 1024}`, '--core=0', '--'] : []),
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    child,
  ]
  return spawn(program, args, {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // A group of its own, so that the program of the voice ends with it, also in the middle of a word.
    detached: true,
  })
}

type Speaker = { ask: (work: Work) => Promise<Answer | undefined>; end: () => Promise<void> }

/** One process. What it is asked while it ends, or takes too long, is answered by nothing. */
function speaker(longest: number): Speaker {
  const own = started()
  const open = new Map<number, (answer?: Answer) => void>()
  let count = 0
  own.on('error', () => {})
  own.on('message', ({ at, answer }: { at: number; answer: Answer }) => open.get(at)?.(answer))
  const closed = once(own, 'close').then(() => {
    for (const settle of open.values()) settle()
  })
  const kill = () => {
    try {
      if (own.pid) process.kill(-own.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
  return {
    ask: (work) =>
      new Promise((resolve) => {
        const at = count
        count += 1
        const timer = setTimeout(kill, longest)
        open.set(at, (answer) => {
          clearTimeout(timer)
          open.delete(at)
          resolve(answer)
        })
        if (own.connected) own.send({ at, work }, (error) => error && kill())
        else void closed.then(() => open.get(at)?.())
      }),
    end: () => {
      kill()
      return closed
    },
  }
}

type Options = {
  /** Processes. */
  atOnce: number
  /** Pieces of work that one process has at a time: several where it mostly waits. */
  each?: number
  /** Milliseconds for one piece of work. */
  longest?: number
  signal?: AbortSignal | undefined
  /** False ends all of it. */
  onAnswer?: (answer: Answer) => boolean
}

/** Each work's answer, in order; those after an end are missing. When it returns, its processes have ended. */
export async function workedOff(
  works: readonly Work[],
  { atOnce, each = 1, longest = longestWork, signal, onAnswer }: Options,
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = works.map(() => undefined)
  const queue = works.map((work, at) => ({ work, at, tries: 0 }))
  const ended = new AbortController()
  const stop = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])])

  async function lane(): Promise<void> {
    let own: Speaker | undefined
    const seatedAt = performance.now()
    const givesWay = () => performance.now() - seatedAt > shift && othersWait()
    const end = () => own?.end()
    stop.addEventListener('abort', end)
    const loop = async () => {
      while (!stop.aborted && !givesWay()) {
        const next = queue.shift()
        if (!next) return
        own ??= speaker(longest)
        const used = own
        const answer = await used.ask(next.work)
        if (stop.aborted) return
        if (answer) {
          answers[next.at] = answer
          if (onAnswer?.(answer) === false) ended.abort()
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
