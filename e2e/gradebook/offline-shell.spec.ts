import { randomUUID } from 'node:crypto'
import { storedRows } from '../browser-database.ts'
import { aSurname, besideFor, type MadeClass } from '../classes/class-beside.ts'
import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import type { Visitor } from '../visitor.ts'
import { keptAnswersIn, shellIsKept } from './kept-shell.ts'

test.use({ serviceWorkers: 'allow' })

type Prepared = { klass: MadeClass; surname: string }

/** A class of the teacher's own: one learner, one item, nothing scored. */
async function prepare(visitor: Visitor, token: string): Promise<Prepared> {
  const beside = besideFor(visitor, token)
  const klass = await beside.makeClass()
  const surname = aSurname()
  const { school_id } = klass
  const learner = await beside.makeStudent({ school_id, fullname: `${surname}, Ana`, gender: 'female' })
  await beside.enroll(klass, learner.id)
  const { current_quarter: quarter } = await visitor.ask(`/api/education/classes/${klass.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await visitor.ask('/api/education/grade-items', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ class_id: klass.id, quarter, category: 'ww', title: 'Quiz 1', max_score: 20 }),
  })
  return { klass, surname }
}

test('without a connection the app opens with the last sheet, says of when it is, and takes scores', async ({
  page,
  context,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const { klass, surname } = await prepare(visitor, token)
  const grid = page.getByRole('grid')
  await page.goto('/classes')
  await expect(page.getByRole('link', { name: klass.section })).toBeVisible()
  // The script must not leave a page before the device has kept its answer.
  await expect.poll(() => keptAnswersIn(page)).toContain(klass.section)
  await page.goto(`/classes/${klass.id}/record?view=1`)
  await expect(page.getByRole('heading', { name: 'Class info' })).toBeVisible()
  await expect.poll(() => keptAnswersIn(page)).toContain(surname)
  await page.goto(`/classes/${klass.id}/gradebook`)
  await expect(sheetPage(page).named(surname)).toBeVisible()
  await shellIsKept(page)

  const cell = grid.getByRole('gridcell', { name: /Quiz 1/ }).first()
  const score = async (value: number) => {
    await cell.click()
    await page.keyboard.type(String(value))
    await page.keyboard.press('Enter')
  }
  await score(12)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect.poll(() => keptAnswersIn(page)).toContain('"cells":[12]')

  await context.setOffline(true)
  await page.reload()
  await expect(sheetPage(page).named(surname)).toBeVisible()
  await expect(page.getByText(/^Offline – as of \d{1,2}:\d\d [AP]M/)).toBeVisible()

  await expect(cell).toHaveText('12')
  await score(17)
  await expect(page.getByText('Offline – 1 unsent')).toBeVisible()
  // A person who closes the page now is asked first; the script is not, and must not be quicker than the disk.
  await expect
    .poll(() => storedRows(page, 'klasrum-unsent', 'cells'))
    .toContainEqual(expect.objectContaining({ value: 17 }))
  await page.close()

  const again = await context.newPage()
  await again.goto('/classes')
  await expect(again.getByText(/^Offline – as of/)).toBeVisible()
  await again.getByRole('link', { name: klass.section }).click()
  await expect(again.getByText(/^Offline – as of/)).toBeVisible()
  await again
    .getByRole('link', { name: /Roster/ })
    .first()
    .click()
  await expect(again.getByText(surname)).toBeVisible()
  await again.getByRole('link', { name: /Grade Sheet/ }).click()
  await expect(sheetPage(again).named(surname)).toBeVisible()
  await expect(again.getByText('Offline – 1 unsent')).toBeVisible()
  await context.setOffline(false)
  await expect(again.getByText(/^Saved \d/)).toBeVisible()
  await expect(again.getByText(/^Offline/)).toHaveCount(0)
})

test('pages that were never opened say so, and nothing learners are called by stands in the cache of files', async ({
  page,
  context,
  visitor,
  enterAs,
  faults,
}) => {
  faults.expect(/Unable to preload CSS|Failed to fetch dynamically imported module/)
  const token = await enterAs('teacher')
  const { klass, surname } = await prepare(visitor, token)
  await page.goto(`/classes/${klass.id}/gradebook`)
  await expect(sheetPage(page).named(surname)).toBeVisible()
  await shellIsKept(page)

  await context.setOffline(true)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard/schools')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.goto('/classes/999999999/gradebook')
  await expect(page.getByRole('heading', { name: 'Failed to load class record' })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    return { names, paths: all.flat() }
  })
  expect(kept.names).toHaveLength(1)
  expect(kept.paths).toContain('/dashboard')
  expect(kept.paths.filter((path) => /^\/(api|global-values)/.test(path))).toEqual([])
})

test('what the device kept goes with the session', async ({ page, visitor, enterAs, header }) => {
  const token = await enterAs('teacher')
  const { klass, surname } = await prepare(visitor, token)
  await page.goto(`/classes/${klass.id}/gradebook`)
  await expect(sheetPage(page).named(surname)).toBeVisible()
  await expect.poll(() => storedRows(page, 'klasrum-kept', 'answers')).not.toEqual([])
  await header.choose('Sign out')
  await expect(page).toHaveURL('/login')
  await expect.poll(() => storedRows(page, 'klasrum-kept', 'answers')).toEqual([])
})

test('the app can be installed', async ({ page, context, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/dashboard')
  await shellIsKept(page)
  await page.reload()
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})
