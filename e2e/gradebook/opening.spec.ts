import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { sheetsFor } from './sheet-beside.ts'

/** What is asked of school data, but for what is new since then. */
function asksOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/education/') && !pathname.endsWith('/changes')) asked.push(pathname)
  })
  return asked
}

test('a sheet is read in one answer, and already while a link to it is pointed at', async ({
  page,
  context,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 3, items: ['Quiz 1'], weight: 100 })
  const answer = `/api/education/classes/${made.id}/sheets/1`

  const asked = asksOf(page)
  await page.goto(`/classes/${made.id}?quarter=1`)
  const link = page.getByRole('link', { name: /Grade Sheet/ })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  const ahead = page.waitForResponse(`**${answer}`)
  await link.hover()
  await ahead
  await link.click()
  await expect(sheetPage(page).cell(0, 0)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([answer])

  const opened = await context.newPage()
  const askedAnew = asksOf(opened)
  await opened.goto(`${made.at}?quarter=1`)
  await expect(sheetPage(opened).cell(0, 0)).toBeVisible()
  await opened.waitForLoadState('networkidle')
  expect(askedAnew).toEqual([answer])
})

test('a sheet that was read ahead is none the older: what changed meanwhile is shown once it is open', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 3, items: ['Quiz 1'], weight: 100 })
  await page.goto(`/classes/${made.id}?quarter=1`)
  const link = page.getByRole('link', { name: /Grade Sheet/ })
  const ahead = page.waitForResponse(`**/api/education/classes/${made.id}/sheets/1`)
  await link.hover()
  await ahead
  await beside.makeItem(made.id, 'Quiz 2')
  await link.click()
  await expect(page.getByRole('columnheader', { name: /Quiz 2/ })).toBeVisible()
})
