import { Workbook, type Worksheet } from '@cj-tech-master/excelts'
import { expect, test } from 'vitest'
import type { DataColumn } from './column.ts'
import { tableSheet, type XlsxSheet, xlsxOf } from './write-xlsx.ts'

type Learner = { lrn: string; name: string }
const columns: readonly DataColumn<Learner>[] = [
  { name: 'LRN', width: 16, format: '@', cell: ({ lrn }) => lrn },
  { name: 'Name', width: 40, cell: ({ name }) => name },
  { name: 'Letters', width: 9, align: 'center', cell: ({ name }) => name.length },
]
const ana = { lrn: '010203040506', name: 'Peña, Ana' }

async function sheetsOf(...sheets: XlsxSheet[]): Promise<Worksheet[]> {
  const parts: Uint8Array[] = []
  for await (const part of xlsxOf(...sheets)) parts.push(part)
  const book = new Workbook()
  await book.xlsx.load(Buffer.concat(parts))
  return book.worksheets
}
const valuesOf = (sheet: Worksheet | undefined, row: number) => sheet?.getRow(row).values.slice(1)

test('a list has a bold head that stays in view, its widths, and every batch', async () => {
  const batches = [[ana], [{ ...ana, name: 'Cruz' }]]
  const [sheet] = await sheetsOf(tableSheet({ name: 'Learners', columns, batches }))
  expect(sheet?.name).toBe('Learners')
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  expect(sheet?.getCell('B1').font).toMatchObject({ bold: true })
  expect(sheet?.columns.map(({ width }) => width)).toEqual([16, 40, 9])
  expect([1, 2, 3].map((row) => valuesOf(sheet, row))).toEqual([
    ['LRN', 'Name', 'Letters'],
    ['010203040506', 'Peña, Ana', 9],
    ['010203040506', 'Cruz', 4],
  ])
  expect(sheet?.getCell('C2').alignment).toMatchObject({ horizontal: 'center' })
})

test('a learner reference number is text without a warning, and what looks like a formula is no formula', async () => {
  const [sheet] = await sheetsOf(tableSheet({ name: 'L', columns, batches: [[{ ...ana, name: '=1+1' }]] }))
  expect(sheet?.getCell('A2')).toMatchObject({ value: '010203040506', numFmt: '@' })
  expect(sheet?.ignoredErrors).toEqual([{ ref: 'A1:A1048576', numberStoredAsText: true }])
  expect(sheet?.getCell('B2')).toMatchObject({ value: '=1+1', formula: undefined })
})

test('title lines stand above the head, which stays in view and is printed on every page', async () => {
  const [sheet] = await sheetsOf(
    tableSheet({
      name: 'Learners',
      title: ['Grade 6 – Sampaguita', '=School Year 2026–2027'],
      columns,
      batches: [[ana]],
      print: { paper: 'long', orientation: 'landscape' },
    }),
  )
  expect(sheet?.getCell('A1')).toMatchObject({ value: 'Grade 6 – Sampaguita', font: { bold: true } })
  expect(sheet?.getCell('A2')).toMatchObject({ value: '=School Year 2026–2027', formula: undefined })
  expect(valuesOf(sheet, 4)).toEqual(['LRN', 'Name', 'Letters'])
  expect(valuesOf(sheet, 5)).toEqual(['010203040506', 'Peña, Ana', 9])
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 })
  expect(sheet?.pageSetup).toMatchObject({
    paperSize: 14,
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '4:4',
  })
})

test('sheets of different rows stand in one workbook, also an empty one', async () => {
  const days: readonly DataColumn<Date>[] = [
    { name: 'Day', width: 18, format: 'yyyy-mm-dd', cell: (day) => day },
  ]
  const day = new Date('2026-06-15T00:00:00Z')
  const [learners, calendar] = await sheetsOf(
    tableSheet({ name: 'Learners', columns, batches: [], print: { paper: 'A4' } }),
    tableSheet({ name: 'Days', columns: days, batches: [[day]] }),
  )
  expect(learners?.rowCount).toBe(1)
  expect(learners?.pageSetup.paperSize).toBe(9)
  expect(calendar?.getCell('A2')).toMatchObject({ value: day, numFmt: 'yyyy-mm-dd' })
})
