import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))

export type ProcessLimits = {
  heapMegabytes: number
  /** Heap, buffers, engines and sound, above what Node sets aside when it starts. Only Linux holds a process to that. */
  processMegabytes?: number
  /** Of work on a processor: the time that it waits for others on a busy machine does not count. */
  cpuSeconds?: number
}

/** For the environment of a process that works with one thread: memory that the C library keeps for others is given back. */
export const sparingMemory = { MALLOC_ARENA_MAX: '1' }

export const canLimitProcesses = limiter !== undefined

let atRest: number | undefined

/**
 * Megabytes that the system counts for a Node process that does nothing. Most of them are room for compiled code, which is
 * 300 on some processors and 570 on others: within one fixed limit for both, the latter could not read a single PDF.
 */
function megabytesAtRest(): number {
  atRest ??= Number(/VmData:\s+(\d+)/.exec(statusAtRest())?.[1] ?? 0) / 1024
  return atRest
}

const statusAtRest = (): string =>
  spawnSync(process.execPath, ['-p', 'fs.readFileSync("/proc/self/status", "utf8")'], {
    encoding: 'utf8',
    env: {},
  }).stdout ?? ''

/** The program and its arguments that run a file of ours in Node within limits. */
export function limitedNode(
  [file, ...args]: readonly [string, ...string[]],
  { heapMegabytes, processMegabytes, cpuSeconds }: ProcessLimits,
): [program: string, args: string[]] {
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, file, ...args]
  const limits = limiter
    ? [
        limiter,
        ...(processMegabytes
          ? [`--data=${Math.round(megabytesAtRest() + processMegabytes) * 1024 * 1024}`]
          : []),
        ...(cpuSeconds ? [`--cpu=${cpuSeconds}`] : []),
        '--core=0',
        '--',
      ]
    : []
  const [program = process.execPath, ...rest] = [...limits, ...node]
  return [program, rest]
}
