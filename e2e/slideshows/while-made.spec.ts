import { expect, test } from '../fixtures.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { change } from '../stand-in.ts'
import { showsBeside } from './shows-beside.ts'

test.beforeEach(() => test.setTimeout(180_000))

test('a show plays while it is being made: it waits where nothing is spoken yet, and goes on by itself', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const shows = slideshowPage(page)
  const job = await beside.long()
  await page.goto('/dashboard/slideshows')
  const ready = /Ready to play, \d+ of \d+ scenes spoken/
  await expect(shows.card('All about plants')).toContainText(ready, { timeout: 60_000 })

  // The browser hears of the first scenes only, until it is told of the others.
  let first: unknown
  const tellOfAll = await change<unknown>(page, 'GET /api/education/slideshows/*/manifest', (manifest) => {
    first ??= manifest
    return first
  })
  await page.getByRole('link', { name: 'All about plants' }).click()
  await expect(shows.making).toContainText(ready)
  await expect(page.getByText(/more scenes? to come/)).toBeVisible()
  await expect(shows.button('Download as...')).toBeHidden()
  await shows.seek.fill('99')
  const from = await shows.seconds()
  await shows.play.click()
  await expect(shows.stage.getByRole('status')).toContainText('The next scene is being spoken.', {
    timeout: 60_000,
  })
  const end = await shows.seconds()
  expect(end).toBeGreaterThanOrEqual(from)
  tellOfAll()
  await expect(shows.stage.getByRole('status')).toBeHidden({ timeout: 30_000 })
  await expect.poll(shows.seconds, { timeout: 30_000 }).toBeGreaterThan(end + 0.5)
  await expect(shows.pause).toBeVisible()
  await beside.cancel(job)
  await expect(page.getByRole('heading', { name: 'Not made' })).toBeVisible({ timeout: 30_000 })
  await expect(shows.play).toBeHidden()
  expect(await beside.points()).toBe(30)
})
