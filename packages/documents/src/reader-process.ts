import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))

type Limits = {
  heapMegabytes: number
  /** Heap, buffers, and nearly 300 that Node sets aside without using them. Only Linux can hold a process to that. */
  processMegabytes: number
  /** Milliseconds of work. */
  longest: number
  /** How many times as long it may take by the clock, where others have the machine. */
  patience?: number
  signal?: AbortSignal | undefined
}

/**
 * A process of its own for a file that a stranger made: a large one keeps nobody else waiting, and a wicked one ends with
 * its process. A thread would not do, since one that runs out of memory can take the whole process with it.
 */
export function startReader(
  file: URL,
  args: readonly string[],
  { heapMegabytes, processMegabytes, longest, patience = 2, signal }: Limits,
) {
  const held = limiter && [
    limiter,
    `--data=${processMegabytes * 1024 * 1024}`,
    // Its own work counts, not the time it waits for others on a busy machine.
    `--cpu=${Math.ceil(longest / 1_000)}`,
    '--core=0',
    '--',
  ]
  const [program = '', ...all] = [
    ...(held ?? []),
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    fileURLToPath(file),
    ...args,
  ]
  const reader = spawn(program, all, {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timeout: held ? patience * longest : longest,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  reader.on('error', () => {})
  return reader
}

/** Of a reader that ended: one that fails by itself has a defect of ours; one that was ended took too much. */
export const hasDefect = ({ exitCode }: ChildProcess, said: string): boolean =>
  exitCode === 1 && !/allocat|memory/i.test(said)
