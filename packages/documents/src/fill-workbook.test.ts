import { aBlankRecord, recordColumns } from '@klasrum/testkit/blank-forms'
import { formDifferences } from '@klasrum/testkit/form-differences'
import { expect, test } from 'vitest'
import { fillWorkbook } from './fill-workbook.ts'
import { sheetsOfBytes } from './sheets-of-bytes.ts'
import { unpackZip } from './unpack-zip.ts'

const blank = aBlankRecord()
const q1 = (row: number, column: number, value: string | number | null) => ({
  sheet: 'Q1',
  row,
  column,
  value,
})

async function textAt(bytes: Buffer, sheet: string, row: number, column: number): Promise<string> {
  const answer = await sheetsOfBytes(bytes, 'record')
  if ('refused' in answer) throw new Error(answer.refused)
  const found = answer.sheets.find(({ name }) => name === sheet)
  return found?.lines.find(({ number }) => number === row)?.cells[column - 1] ?? ''
}

test('a filled workbook is the blank one but for the cells that were written, part by part and cell by cell', async () => {
  const { bytes, written, left } = fillWorkbook(blank, [
    q1(9, recordColumns.ww[0], 8),
    q1(7, recordColumns.ww[0], 10),
    q1(2, 3, 'Region VI & <West>'),
  ])
  expect(left).toEqual([])
  const { parts, wrong, cells } = formDifferences(blank, bytes, written)
  expect(wrong).toEqual([])
  // The sheet itself, those that look at it, and that everything is worked out on opening.
  expect(parts).toEqual([
    'xl/workbook.xml',
    'xl/worksheets/sheet2.xml',
    'xl/worksheets/sheet3.xml',
    'xl/worksheets/sheet4.xml',
    'xl/worksheets/sheet5.xml',
    'xl/worksheets/sheet6.xml',
  ])
  expect(cells.written).toBe(3)
  expect(await textAt(bytes, 'Q1', 9, recordColumns.ww[0])).toBe('8')
  expect(await textAt(bytes, 'Q1', 2, 3)).toBe('Region VI & <West>')
})

test('a formula is never written over, and the answer says which cells were left', () => {
  const { written, left } = fillWorkbook(blank, [q1(9, recordColumns.grade, 100)])
  expect(written).toEqual([])
  expect(left).toEqual([q1(9, recordColumns.grade, 100)])
})

test('a name that a sheet repeats from another goes to where it is typed, and shows wherever it is repeated', async () => {
  const { bytes, written } = fillWorkbook(blank, [
    { sheet: 'Q2', row: 10, column: 2, value: 'Peña, Ben' },
    q1(10, 2, 'Somebody Else'),
  ])
  expect(written).toEqual([{ sheet: 'NAMES', row: 10, column: 2, value: 'Peña, Ben' }])
  expect(await textAt(bytes, 'Q1', 10, 2)).toBe('Peña, Ben')
  expect(await textAt(bytes, 'SUMMARY', 10, 2)).toBe('Peña, Ben')
})

test('grades of an earlier class are shown nowhere, and the program is told to work them out', async () => {
  expect(await textAt(blank, 'SUMMARY', 9, 3)).toBe('99')
  const { bytes } = fillWorkbook(blank, [q1(9, recordColumns.ww[0], 8)])
  for (const [sheet, column] of [
    ['Q1', recordColumns.grade],
    ['SUMMARY', 3],
  ] as const)
    expect(await textAt(bytes, sheet, 9, column)).toBe('')
  const book = unpackZip(bytes, { wanted: /workbook\.xml$/, most: 100_000 }).get('xl/workbook.xml')
  expect(book?.toString()).toContain('fullCalcOnLoad="1"')
})

test('a heading that somebody typed already stays', () => {
  const { written } = fillWorkbook(blank, [
    { ...q1(2, 1, 'Region VI'), ifBlank: true },
    { ...q1(2, 3, 'VI'), ifBlank: true },
  ])
  expect(written).toEqual([q1(2, 3, 'VI')])
})
