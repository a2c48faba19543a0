import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { canLimitProcesses, limitedNode } from '@klasrum/turns/limited-process'

type Limits = {
  heapMegabytes: number
  /** Heap and buffers, above what a Node process takes that does nothing. */
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
  const [program, rest] = limitedNode([fileURLToPath(file), ...args], {
    heapMegabytes,
    processMegabytes,
    cpuSeconds: Math.ceil(longest / 1_000),
  })
  const reader = spawn(program, rest, {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timeout: canLimitProcesses ? patience * longest : longest,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  reader.on('error', () => {})
  return reader
}

/** Of a reader that ended: one that fails by itself has a defect of ours; one that was ended took too much. */
export const hasDefect = ({ exitCode }: ChildProcess, said: string): boolean =>
  exitCode === 1 && !/allocat|memory/i.test(said)
