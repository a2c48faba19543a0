import type { Page } from '@playwright/test'
import { storedRows } from '../browser-database.ts'
import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { cut } from '../stand-in.ts'
import { sheetsFor } from './sheet-beside.ts'

/** What the device would still know of unsent scores if the page were gone now. */
const unsentRows = (page: Page) => storedRows(page, 'klasrum-unsent', 'cells')

test('a sheet has three groups of columns and both grades, icons on the head that is pointed at, and asks for weights; a score goes out when its cell is left, before that the device keeps ids and numbers alone', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 1, items: ['Quiz 1', 'Quiz 2'] })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  const heads = (row: number) => sheet.grid.getByRole('row').nth(row).getByRole('columnheader')
  await expect(heads(0)).toHaveText([
    /^Written Work/,
    /^Performance Task/,
    /^Quarterly Assessment/,
    'Initial Grade',
    'Quarterly Grade',
  ])
  const computed = ['Total', 'PS', 'WS']
  await expect(heads(1)).toHaveText(['Quiz 1', 'Quiz 2', ...computed, ...computed, ...computed])
  const icons = [sheet.head('Edit', 'Quiz 1').locator('svg'), sheet.head('Delete', 'Quiz 1').locator('svg')]
  for (const icon of icons) await expect(icon).toBeHidden()
  await heads(1).first().hover()
  for (const icon of icons) await expect(icon).toBeVisible()

  await expect(sheet.grid.getByText('Set the weights')).toBeVisible()
  await sheet.tool('Set the weights').click()
  await sheet.dialog('Quarter 1 weights').getByRole('button', { name: 'Cancel' }).click()

  const mendLine = await cut(page, 'PUT /api/education/classes/*/sheets/*/cells')
  await sheet.cell(0, 1).click()
  await sheet.press('1', '7')
  await page.getByText('Set the weights.', { exact: true }).click()
  await expect(page.getByText('Not saved – will retry', { exact: true })).toBeVisible()
  const id = expect.any(Number)
  const address = { user: id, klass: made.id, quarter: 1, item: id, student: id }
  await expect
    .poll(() => unsentRows(page))
    .toEqual([{ ...address, value: 17, seen: null, sent: 17, source: 'cell' }])

  mendLine()
  await expect(sheet.saved).toBeVisible()
  expect(await beside.rows(made)).toEqual([[null, 17]])
  await expect.poll(() => unsentRows(page)).toEqual([])
})
