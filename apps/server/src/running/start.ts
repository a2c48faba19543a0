import { readFileSync } from 'node:fs'
import { type Product, type Start, startProduct } from '@klasrum/testkit/process'
import { atSize } from '@klasrum/testkit/size'
import { onTestFinished } from 'vitest'

/** What a killed process had begun is taken up as soon as the queue allows. */
const env = { JOBS_SILENCE: '10' }

/** A product that does not outlive the test it was started in, even if that fails. */
export async function start(options: Start): Promise<Product> {
  const product = await startProduct({ ...options, env: { ...env, ...options.env } })
  onTestFinished(async () => {
    product.kill('SIGKILL')
    await product.exited
  })
  return product
}

export async function startAndWait(options: Start): Promise<Product> {
  const product = await start(options)
  await product.ready(120_000)
  return product
}

/**
 * How long the product itself needs: the time on the clock, or its own processor time where that is less because
 * the machine is busy with other tests. Only Linux tells the latter of a living process.
 */
export function timeNeeded({ pid }: Product, since: number): number {
  const onTheClock = performance.now() - since
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return Math.round(Math.min(onTheClock, ticks * 10))
  } catch {
    return Math.round(onTheClock)
  }
}

/** Long enough for a machine that is busy with other tests; what must be quick is measured. */
export const patience = atSize({ commit: 600_000, long: 3_600_000 })
