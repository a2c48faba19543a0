const patienceMs = 2_000

/** Tells on the terminal what a start is waiting for, once it has waited for more than two seconds. */
export async function announceIfSlow<T>(step: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => process.stdout.write(`${step}…\n`), patienceMs)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}
