import { shown } from '@klasrum/testkit/exported-records'
import { expect, test } from '../fixtures.ts'
import { sheetsFor } from '../gradebook/sheet-beside.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { exportFrom } from '../pages/workbook-page.ts'
import { fail } from '../stand-in.ts'
import { openFirstQuarter } from './record-file.ts'

test('the record is exported from the sheet, with the score that was typed last, and from the class record', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 4, items: ['Quiz 1', 'Quiz 2'] })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  await sheet.cell(0, 0).click()
  await sheet.enter([17])
  const fromSheet = await exportFrom(page)
  await expect(sheet.messages.getByText('Class record exported')).toBeVisible()
  expect(fromSheet.suggestedFilename()).toMatch(/^class-record-[a-z0-9-]+\.xlsx$/)
  const first = (await openFirstQuarter(fromSheet)).sheet
  expect(['F8', 'G8', 'F10', 'F12'].map((cell) => shown(first.getCell(cell).value))).toEqual([
    'Quiz 1',
    'Quiz 2',
    20,
    17,
  ])

  await page.goto(`/classes/${made.id}/record?view=1`)
  const fromRecord = (await openFirstQuarter(await exportFrom(page))).sheet
  expect(shown(fromRecord.getCell('F12').value)).toBe(17)
})

test('a record that cannot be had is told, and the button can be pressed again', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  const mendExport = await fail(page, 'GET /api/education/classes/*/workbook')
  await page.goto('/classes/1/record?view=1')
  await page.getByRole('button', { name: 'Export Excel' }).click()
  const told = page.getByText('Failed to export the class record')
  await expect(told).toHaveCount(2)
  mendExport()
  expect((await exportFrom(page)).suggestedFilename()).toContain('.xlsx')
  await expect(page.locator('main')).not.toContainText('Failed to export')
})
