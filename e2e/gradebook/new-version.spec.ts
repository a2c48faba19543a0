import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { header } from '../pages/header.ts'
import { stopClock } from '../stopped-clock.ts'
import { watch } from '../watch.ts'
import { shellIsKept } from './kept-shell.ts'
import { standBefore } from './updated-product.ts'

type Counting = typeof globalThis & { reads: number }

const countReadsOf = (page: Page, key: string) =>
  page.evaluate((wanted) => {
    const counting = globalThis as Counting
    counting.reads = 0
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (name) {
      if (name === wanted) counting.reads += 1
      return getItem.call(this, name)
    }
  }, key)
const readsSoFar = (page: Page) => page.evaluate(() => (globalThis as Counting).reads)

test('a new version waits while scores are unsent, is offered after that, stays in the menu, and comes when it is asked for', async ({
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
  await countReadsOf(page, unsent)
  await stopClock(page)

  product.update()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  // The worker answers in its own time, so the page's clock goes on until the page has asked for what is unsent: once, or for
  // each of two events of the worker that come together.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return readsSoFar(page)
    })
    .toBeGreaterThan(0)
  await page.clock.runFor(58_000)
  await expect(notice).toHaveCount(0)
  await page.evaluate((key) => localStorage.removeItem(key), unsent)
  await page.clock.runFor(2_000)
  await expect(notice).toBeVisible()

  await page.clock.runFor(5_000)
  await expect(notice).toBeHidden()
  // The menu is loaded when somebody comes to it, and drawn by the clock.
  await page.clock.resume()
  await header(page).choose('Reload the new version')
  await expect(page.getByText('The newer version')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual(['shell-newerone'])
  expect(faults.found).toEqual([])
  await context.close()
  product.close()
})
