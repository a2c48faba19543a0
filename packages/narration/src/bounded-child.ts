import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { limitedNode, sparingMemory } from '@klasrum/turns/limited-process'

export type ChildOptions = {
  file: string
  args?: readonly string[]
  heapMegabytes: number
  /** Heap, engines and sound, above what a Node process takes that does nothing. */
  processMegabytes: number
  /** For one piece of work. */
  longestMs: number
}

export type BoundedChild<Work, Answer> = {
  /** Answered by nothing where the process ends meanwhile, or takes too long. */
  ask: (work: Work) => Promise<Answer | undefined>
  end: () => Promise<void>
  isOpen: () => boolean
}

function started({ file, args = [], heapMegabytes, processMegabytes }: ChildOptions) {
  const [program, rest] = limitedNode([file, ...args], { heapMegabytes, processMegabytes })
  return spawn(program, rest, {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...sparingMemory },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // A group of its own, so that the program of the voice ends with it, also in the middle of a word.
    detached: true,
  })
}

/** One process with limits of memory and of time, which works off what it is given. */
export function openChild<Work, Answer>(options: ChildOptions): BoundedChild<Work, Answer> {
  const own = started(options)
  const open = new Map<number, (answer?: Answer) => void>()
  let count = 0
  let isOpen = true
  own.on('error', () => {})
  own.on('message', ({ at, answer }: { at: number; answer: Answer }) => open.get(at)?.(answer))
  const closed = once(own, 'close').then(() => {
    isOpen = false
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
        const timer = setTimeout(kill, options.longestMs)
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
    isOpen: () => isOpen,
  }
}
