import type { Page } from '@playwright/test'
import { storedRows } from '../browser-database.ts'
import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { cut } from '../stand-in.ts'
import { shellIsKept } from './kept-shell.ts'
import { sheetsFor } from './sheet-beside.ts'

const writing = 'PUT /api/education/classes/*/sheets/*/cells'
const scoresFor = (count: number) => Array.from({ length: count }, (_, index) => 1 + ((index * 3) % 20))
const unsent = (page: Page, count: number) => page.getByText(`Offline – ${count} unsent`, { exact: true })

/** How many scores the device would still know if the page were gone now. */
const countUnsent = async (page: Page) => (await storedRows(page, 'klasrum-unsent', 'cells')).length

test.describe('a cut line', () => {
  test.use({ serviceWorkers: 'allow' })

  test('scores typed while the line was cut and the tab was closed arrive, each of them once', async ({
    page,
    context,
    faults,
    visitor,
    enterAs,
  }) => {
    test.slow()
    const learners = 45
    const scores = scoresFor(learners)
    const beside = sheetsFor(visitor, await enterAs('teacher'))
    const made = await beside.make({ learners, items: ['Quiz 1'] })
    const sheet = sheetPage(page)
    await page.goto(made.at)
    await sheet.cell(0, 0).click()
    await shellIsKept(page)

    // The server takes what is sent, and the line is cut before its answer.
    await cut(page, writing, 'answer')
    const sent = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
    await sheet.enter(scores.slice(0, 10))
    await sent
    await expect(page.getByText('Not saved – will retry', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await sheet.enter(scores.slice(10, 25))
    await expect(unsent(page, 25)).toBeVisible()
    await expect(page.getByText('25 waiting')).toBeVisible()
    await expect.poll(() => countUnsent(page)).toBe(25)

    faults.expect(/^dialog: /)
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await page.close()

    const reopened = await context.newPage()
    const again = sheetPage(reopened)
    await reopened.goto(made.at)
    await expect(unsent(reopened, 25)).toBeVisible()
    await expect(again.cell(24, 0)).toHaveText(String(scores[24]))
    await expect(again.cell(24, 0)).toHaveAccessibleName(/waiting to be saved$/)
    await again.cell(25, 0).click()
    await again.enter([20])
    await again.press('ArrowUp')
    await again.enter(scores.slice(25))
    await expect(unsent(reopened, learners)).toBeVisible()

    await context.setOffline(false)
    await expect(again.saved).toBeVisible({ timeout: 30_000 })
    await expect(reopened.getByText(/^Offline/)).toHaveCount(0)
    expect((await beside.rows(made)).flat()).toEqual(scores)
    expect(await beside.changes(made)).toHaveLength(learners)
  })
})

test('a session that ends while scores are typed loses none of them: they go out after the sign-in', async ({
  page,
  header,
  auth,
  premises,
  visitor,
  enterAs,
  tokenOf,
}) => {
  const scores = scoresFor(8)
  const token = await enterAs('teacher')
  const beside = sheetsFor(visitor, await tokenOf('teacher'))
  const made = await beside.make({ learners: scores.length, items: ['Quiz 1'] })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  await sheet.cell(0, 0).click()
  const mendLine = await cut(page, writing)
  await sheet.enter(scores)
  await expect(page.getByText('Not saved – will retry', { exact: true })).toBeVisible()

  await header.choose('Sign out')
  const leaving = sheet.dialog('Sign out?')
  await expect(leaving).toContainText('8 scores are not saved yet. They stay on this device')
  await leaving.getByRole('button', { name: 'Cancel' }).click()

  await visitor.signOut(token)
  mendLine()
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(await beside.scores(made)).toEqual([])

  const { teacher } = premises.people
  if (!teacher) throw new Error('There is no teacher.')
  await auth.signIn(teacher)
  await expect(page).toHaveURL(new RegExp(made.at))
  await expect(sheet.cell(7, 0)).toHaveText(String(scores[7]))
  await expect.poll(() => beside.scores(made)).toHaveLength(scores.length)
  await expect(sheet.saved).toBeVisible()
  expect((await beside.rows(made)).flat()).toEqual(scores)
  expect(await beside.changes(made)).toHaveLength(scores.length)
})
