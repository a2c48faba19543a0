import { expect, test } from '../fixtures.ts'
import { watch } from '../watch.ts'
import { shellIsKept } from './kept-shell.ts'
import { standBefore } from './updated-product.ts'

test('a new version waits while scores are unsent, is offered after that, and comes when it is asked for', async ({
  browser,
  premises,
  tokenOf,
}) => {
  const product = await standBefore(premises.url)
  const stored = [{ name: 'token', value: await tokenOf('teacher') }]
  const storageState = { cookies: [], origins: [{ origin: product.url, localStorage: stored }] }
  const context = await browser.newContext({ storageState, serviceWorkers: 'allow' })
  const faults = await watch(context, product.url)
  const page = await context.newPage()
  const notice = page.getByText('A new version is ready')
  await page.clock.install()
  await page.goto(`${product.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(5_000)
  await shellIsKept(page)
  await page.reload()
  await page.clock.runFor(5_000)
  const unsent = await page.evaluate(() => `unsent:${JSON.parse(localStorage.getItem('user') ?? '{}').id}`)
  await page.evaluate((key) => localStorage.setItem(key, '2'), unsent)

  product.update()
  const stateOfNewer = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const { installing } = registration ?? {}
    return new Promise<string>((resolve) =>
      installing?.addEventListener('statechange', () => resolve(installing.state)),
    )
  })
  expect(stateOfNewer).toBe('installed')
  await page.clock.runFor(59_000)
  await expect(notice).toHaveCount(0)
  await page.evaluate((key) => localStorage.removeItem(key), unsent)
  await page.clock.runFor(2_000)
  await expect(notice).toBeVisible()

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('The newer version')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual(['shell-newerone'])
  expect(faults.found).toEqual([])
  await context.close()
  product.close()
})
