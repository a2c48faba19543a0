import { readFileSync } from 'node:fs'

/** Milliseconds from one look to the next. A look walks through all that a process holds, and stops it meanwhile. */
const usualIntervalMs = 100

/**
 * Kilobytes that a process and those it started hold now; 0 for one that has just ended. What several of them share, as
 * they do the program itself, is counted once.
 */
function memoryOf(id: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    const started = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean)
    return started.reduce((sum, each) => sum + memoryOf(Number(each)), own)
  } catch {
    return 0
  }
}

/** The most megabytes that a process, this one unless another is named, and those it starts hold during the work. */
export async function peakDuring<T>(
  work: () => Promise<T>,
  { id = process.pid, intervalMs = usualIntervalMs }: { id?: number | undefined; intervalMs?: number } = {},
): Promise<{ made: T; megabytes: number }> {
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOf(id))
  }, intervalMs)
  try {
    return { made: await work(), megabytes: peak / 1024 }
  } finally {
    clearInterval(watching)
  }
}
