import { readFile } from 'node:fs/promises'
import { aBlankRecord, recordColumns, recordRows } from '@klasrum/testkit/blank-forms'
import { openRecord, shown } from '@klasrum/testkit/exported-records'
import { expect, test } from '../fixtures.ts'
import { highest, sheetsFor } from '../gradebook/sheet-beside.ts'
import { sheetPage } from '../pages/sheet-page.ts'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a teacher gives her own blank class record once and downloads it with her class in its cells', async ({
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
  await expect.poll(() => beside.scores(made)).toEqual([17])

  await page.goto(`/classes/${made.id}/record?view=1`)
  await page.getByRole('link', { name: 'School forms' }).click()
  await expect(page.getByText('No forms yet')).toBeVisible()
  const give = (name: string, buffer: Buffer) =>
    page.getByLabel('Blank form', { exact: true }).setInputFiles({ name, mimeType: excel, buffer })
  await give('old.xls', Buffer.from('d0cf11e0a1b11ae1aaaa', 'hex'))
  await expect(page.getByText('This is a workbook of the old kind (.xls).')).toBeVisible()
  await give('our record.xlsx', aBlankRecord())
  const forms = page.getByRole('region', { name: 'Forms to fill' })
  await expect(forms.getByText('Class record for 4 quarters, with room for 8 learners')).toBeVisible()

  await forms.getByRole('button', { name: 'Check first, Class record' }).click()
  await expect(forms.getByText('formulas could not be checked here')).toBeVisible()
  const coming = page.waitForEvent('download')
  await forms.getByRole('button', { name: 'Download filled, Class record' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`class-record-${made.id}.xlsx`)
  const book = await openRecord(await readFile(await file.path()))
  const at = (name: string, row: number, column: number) =>
    shown(book.getWorksheet(name)?.getCell(row, column).value ?? null)
  const [boy] = recordRows.boys
  const [girl] = recordRows.girls
  expect(at('NAMES', boy, recordColumns.name)).toMatch(/, /)
  expect(at('NAMES', girl, recordColumns.name)).toMatch(/, /)
  expect(recordColumns.ww.map((column) => at('Q1', recordRows.highest, column))).toEqual([
    highest,
    highest,
    null,
  ])
  expect(recordColumns.ww.map((column) => at('Q1', boy, column))).toEqual([17, null, null])

  await forms.getByRole('button', { name: 'Remove Class record' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove form' }).click()
  await expect(page.getByText('No forms yet')).toBeVisible()
})
