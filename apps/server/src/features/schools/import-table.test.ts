import { Workbook } from '@cj-tech-master/excelts'
import { expect, test } from 'vitest'
import { readTable } from './import-table.ts'
import type { ImportKind } from './imports.store.ts'

const read = (text: string | Buffer, kind: ImportKind = 'schools') => readTable(Buffer.from(text), kind)
const unreadable = { refused: 'import.unreadable' }
const noColumns = { refused: 'import.no_columns' }

async function tableOf(text: string | Buffer, kind: ImportKind = 'schools') {
  const answer = await read(text, kind)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.table
}
async function workbook(fill: (book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook()
  fill(book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

test('labels are known whatever their case, accents, spacing and signs, and others are told', async () => {
  const text =
    'SCHOOL  I.D.,school name (official),División,Contact No.,E-Mail,School Head,Enrolment\n1,A,L,2,a@b.ph,X,9'
  expect(await tableOf(text)).toEqual({
    rows: [
      {
        line: 2,
        cells: {
          school_id: '1',
          school_name: 'A',
          division: 'L',
          phone_number: '2',
          email: 'a@b.ph',
          principal: 'X',
        },
        broken: [],
      },
    ],
    unknown: ['Enrolment'],
  })
})

test.each([';', '\t', ','])('the delimiter %j is found, also below a title with commas', async (sign) => {
  const lines = ['List of schools, as of June, 2026', '', ['School ID', 'Division', 'Region'].join(sign)]
  const cell = sign === ',' ? '"Brgy. 1, Calamba, Laguna"' : 'Brgy. 1, Calamba, Laguna'
  const { rows } = await tableOf([...lines, ['1', cell, 'IV-A'].join(sign)].join('\r\n'))
  expect(rows).toMatchObject([{ line: 4, cells: { division: 'Brgy. 1, Calamba, Laguna', region: 'IV-A' } }])
})

test('the labels may stand in the tenth row and not in the eleventh; a file with labels alone has no rows', async () => {
  const below = (count: number) => `${'note\n'.repeat(count)}School ID\n`
  expect(await tableOf(`${below(9)}7`)).toMatchObject({ rows: [{ line: 11, cells: { school_id: '7' } }] })
  expect(await read(below(10))).toEqual(noColumns)
  expect(await tableOf('School ID,Division\n\n,\n')).toEqual({ rows: [], unknown: [] })
})

test.each([
  ['schools', 'Name,Division\nA,B'],
  ['divisions', 'Region,Address\nA,B'],
  ['districts', 'Division,Region\nA,B'],
] as const)('%s cannot be told apart without a key column', async (kind, text) => {
  expect(await read(text, kind)).toEqual(noColumns)
})

test('twenty thousand rows are read and one more is refused', async () => {
  const rows = (count: number) => `School ID\n${'7\n'.repeat(count)}`
  expect((await tableOf(rows(20_000))).rows).toHaveLength(20_000)
  expect(await read(rows(20_001))).toEqual({ refused: 'import.too_many_rows' })
})

test('a workbook is read whatever is in its cells; a formula counts as what it came to', async () => {
  const bytes = await workbook((book) => {
    book.addWorksheet('Read me').addRow(['Please fill in the second sheet.'])
    const sheet = book.addWorksheet('Schools')
    sheet.addTable({
      name: 'List',
      ref: 'A1',
      columns: [{ name: 'School ID' }, { name: 'School Name' }, { name: 'E-mail' }, { name: 'Region' }],
      rows: [],
    })
    sheet.addRow([
      108402,
      { richText: [{ text: 'Sto. ' }, { text: 'Niño' }] },
      { text: 'a@b.ph', hyperlink: 'mailto:a@b.ph' },
    ])
    sheet.addRow([7, { formula: 'A2&"x"', result: 'Mabini' }, '', { error: '#N/A' }])
    sheet.addRow([
      { formula: 'A3+1', result: 8 },
      true,
      null,
      { formula: '1/0', result: { error: '#DIV/0!' } },
    ])
    sheet.getCell('A3').numFmt = '000000'
    book
      .addWorksheet('Hidden', { state: 'hidden' })
      .addRow(['School ID', 'School Name', 'E-mail', 'Region', 'Division'])
  })
  expect((await tableOf(bytes)).rows).toEqual([
    { line: 2, cells: { school_id: '108402', school_name: 'Sto. Niño', email: 'a@b.ph' }, broken: [] },
    { line: 3, cells: { school_id: '000007', school_name: 'Mabini' }, broken: ['region'] },
    { line: 4, cells: { school_id: '8', school_name: 'TRUE' }, broken: ['region'] },
  ])
})

test('a workbook with three hundred columns, or without columns we know, is refused', async () => {
  const wide = await workbook((book) => {
    book.addWorksheet('Wide').addRow(['School ID', ...Array.from({ length: 299 }, (_, at) => `Day ${at}`)])
  })
  expect(await read(wide)).toEqual(unreadable)
  expect(await read(await workbook((book) => void book.addWorksheet('Empty')))).toEqual(noColumns)
})

test('what is no list of rows is refused', async () => {
  expect(await read('%PDF-1.7')).toEqual(unreadable)
  expect(await read('7\n'.repeat(50_001))).toEqual({ refused: 'import.too_many_rows' })
})
