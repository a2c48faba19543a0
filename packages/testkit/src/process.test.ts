import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPremises, onPostgres } from './fresh-database.ts'
import { startProduct } from './process.ts'

test('the product starts on empty premises, answers, and ends when asked', async () => {
  const premises = await emptyPremises()
  onTestFinished(premises.remove)
  const product = await startProduct({ ...premises, env: { DEMO: 'off' } })
  onTestFinished(() => product.kill('SIGKILL'))
  await product.ready()
  await product.prints('Klasrum is open at')
  const health = await fetch(`${product.url}/api/health`)
  expect(await health.json()).toMatchObject({ database: onPostgres ? 'postgres' : 'embedded' })
  expect(await product.stop()).toEqual({ code: 0, signal: null })
  expect(existsSync(product.dataDir)).toBe(true)
}, 60_000)

test('a product that cannot start says why at once, and its folder is removed', async () => {
  const product = await startProduct({ env: { PORT: 'many' } })
  await expect(product.ready()).rejects.toThrow('PORT must be a port number')
  await product.stop()
  expect(existsSync(product.dataDir)).toBe(false)
})
