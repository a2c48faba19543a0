import { type Product, type Start, startProduct } from '@klasrum/testkit/process'
import { onTestFinished } from 'vitest'

/** A product that does not outlive the test it was started in, even if that fails. */
export async function start(options: Start): Promise<Product> {
  const product = await startProduct(options)
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

/** Long enough for a machine that is busy with other tests; what must be quick is measured. */
export const patience = 600_000
