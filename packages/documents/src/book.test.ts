import { Workbook } from '@cj-tech-master/excelts'
import { expect, test } from 'vitest'
import { letterOf } from './address.ts'
import { type Book, type BookSheet, bookOf } from './book.ts'

const sheet: BookSheet = {
  name: 'Scores',
  widths: [30, 6],
  rows: [
    { row: 1, height: 24 },
    { row: 4, hidden: true },
  ],
  cells: [
    { row: 1, column: 1, value: 'Scores', look: 'title' },
    { row: 2, column: 1, value: '=1+1', look: 'plain' },
    { row: 2, column: 2, value: { formula: 'SUM(B3:B4)', result: 7 }, look: 'plain' },
    { row: 3, column: 1, value: null, look: 'plain' },
    { row: 3, column: 2, value: 7, look: 'score' },
  ],
  merges: ['A1:B1'],
  frozen: { rows: 1, columns: 1 },
  checks: [
    { range: 'B3:B4', message: 'Use 0 to 10.', kind: 'whole', least: 0, most: 10 },
    { range: 'A3:A4', message: 'Use E.', kind: 'formula', formula: 'A3="E"' },
  ],
  textRanges: ['A2:A4'],
  print: { area: 'A1:B4', paper: 'long', orientation: 'landscape', titleRows: '1:1' },
}
const book: Book = {
  title: 'A book',
  created: new Date('2026-06-15T00:00:00Z'),
  looks: {
    title: { bold: true, size: 16, colour: '0F6B5C', fill: 'FFFFFF' },
    plain: { lines: ['bottom'] },
    score: { align: 'center', format: '0', turned: true },
  },
  sheets: [sheet],
}

async function written(asked: Book) {
  const read = new Workbook()
  await read.xlsx.load(Buffer.from(await bookOf(asked)))
  const found = read.getWorksheet('Scores')
  if (!found) throw new Error('there is no sheet')
  return { read, found }
}

test('values, formulas and looks stand where they were put, and text stays text', async () => {
  const { found, read } = await written(book)
  expect(read.calcProperties.fullCalcOnLoad).toBe(true)
  expect(found.getCell('A2')).toMatchObject({ value: '=1+1', formula: undefined })
  expect(found.getCell('B2').value).toMatchObject({ formula: 'SUM(B3:B4)', result: 7 })
  expect(found.getCell('A1')).toMatchObject({ isMerged: true, font: { bold: true, size: 16 } })
  expect(found.getCell('B3')).toMatchObject({
    numFmt: '0',
    alignment: { horizontal: 'center', textRotation: 90 },
  })
  expect(found.getCell('A2').border?.bottom).toMatchObject({ style: 'thin' })
})

test('rows are hidden, heads stay in view, typing is checked and pages are set up', async () => {
  const { found } = await written(book)
  expect([3, 4].map((row) => found.getRow(row).hidden)).toEqual([false, true])
  expect(found.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 1 })
  expect(found.dataValidations.find('B4')).toMatchObject({
    type: 'whole',
    formulae: [0, 10],
    error: 'Use 0 to 10.',
  })
  expect(found.dataValidations.find('A4')).toMatchObject({ type: 'custom', formulae: ['A3="E"'] })
  expect(found.pageSetup).toMatchObject({
    paperSize: 14,
    printArea: 'A1:B4',
    printTitlesRow: '1:1',
    fitToWidth: 1,
  })
  expect(found.ignoredErrors).toEqual([{ ref: 'A2:A4', numberStoredAsText: true }])
})

test('a look that nobody described fails, and the next workbook is written all the same', async () => {
  const cells = [{ row: 1, column: 1, value: 'x', look: 'none' }]
  await expect(bookOf({ ...book, sheets: [{ ...sheet, cells }] })).rejects.toThrow('no look "none"')
  expect((await written(book)).found.name).toBe('Scores')
})

test('columns are lettered as in a spreadsheet', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
