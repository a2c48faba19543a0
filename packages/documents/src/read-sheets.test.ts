import { deflateRawSync } from 'node:zlib'
import { Workbook } from '@cj-tech-master/excelts'
import { zip } from '@cj-tech-master/excelts/archive'
import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readRecord, readSheets } from './read-sheets.ts'
import { readSheetsInProcess } from './read-sheets-in-process.ts'
import { unpackZip } from './unpack-zip.ts'

const unreadable = { refused: 'unreadable' }
const tooLarge = { refused: 'too_large' }

async function sheetsOf(bytes: Uint8Array) {
  const answer = await readSheets(bytes)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.sheets
}
async function workbook(fill: (book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook()
  fill(book)
  return Buffer.from(await book.xlsx.writeBuffer())
}
/** A workbook whose first sheet is written by hand. */
async function withSheet(
  change: (xml: string) => string,
  more: Record<string, Buffer> = {},
): Promise<Buffer> {
  const whole = await workbook((book) => void book.addWorksheet('List').addRow(['LRN']))
  const made = zip()
  for (const [name, content] of unpackZip(whole, { wanted: /./, most: 1_000_000 }))
    made.add(name, name.endsWith('sheet1.xml') ? Buffer.from(change(content.toString())) : content)
  for (const [name, content] of Object.entries(more)) made.add(name, content)
  return Buffer.from(await made.bytes())
}

test('a register with two rows of labels over merged cells is read with its merges', async () => {
  const bytes = await workbook((book) => {
    const sheet = book.addWorksheet('School Form 1')
    sheet.getCell('A1').value = 'School Form 1 (SF 1) School Register'
    sheet.mergeCells('A1:D1')
    sheet.getCell('A3').value = 'LRN'
    sheet.mergeCells('A3:A4')
    sheet.getCell('B3').value = 'PARENTS'
    sheet.mergeCells('B3:C3')
    sheet.getCell('B4').value = "Father's\nName"
    sheet.getCell('C4').value = "Mother's Name"
    sheet.addRow(['136428160001', 'José Peña', 'Ana'])
    book.addWorksheet('Notes').addRow(['Thank you'])
    book.addWorksheet('Lists', { state: 'hidden' }).addRow(['Male'])
  })
  const [register, notes, ...others] = await sheetsOf(bytes)
  expect(register).toEqual({
    name: 'School Form 1',
    lines: [
      { number: 1, cells: Array(4).fill('School Form 1 (SF 1) School Register'), broken: [] },
      { number: 3, cells: ['LRN', 'PARENTS', 'PARENTS'], broken: [] },
      { number: 4, cells: ['LRN', "Father's Name", "Mother's Name"], broken: [] },
      { number: 5, cells: ['136428160001', 'José Peña', 'Ana'], broken: [] },
    ],
    merges: [
      { top: 0, left: 0, bottom: 0, right: 3 },
      { top: 2, left: 0, bottom: 3, right: 0 },
      { top: 2, left: 1, bottom: 2, right: 2 },
    ],
  })
  expect(notes).toMatchObject({ name: 'Notes', merges: [] })
  expect(others).toEqual([])
})

test('dates, leading zeros, formulas and errors come as a reader would see them', async () => {
  const bytes = await workbook((book) => {
    const sheet = book.addWorksheet('List')
    sheet.addRow([
      new Date('2014-06-09T00:00:00Z'),
      7,
      { formula: 'B1+1', result: 8 },
      { error: '#REF!' },
      { formula: 'Z1', result: { error: '#REF!' } },
      true,
    ])
    sheet.getCell('B1').numFmt = '000000'
  })
  expect((await sheetsOf(bytes))[0]?.lines).toEqual([
    { number: 1, cells: ['2014-06-09', '000007', '8', '', '', 'TRUE'], broken: [3, 4] },
  ])
})

test('small and long text are read alike', async () => {
  const rows = (count: number) => Buffer.from(`LRN;Name\n${'136428160001;Ñuñez\n'.repeat(count)}`)
  for (const count of [3, 40_000]) {
    const [sheet, ...others] = await sheetsOf(rows(count))
    expect(sheet?.lines).toHaveLength(count + 1)
    expect(sheet?.lines.at(-1)).toEqual({ number: count + 1, cells: ['136428160001', 'Ñuñez'], broken: [] })
    expect(others).toEqual([])
  }
})

test('more rows than can be a list are refused, as text and as a workbook', async () => {
  const tooMany = { refused: 'too_many_rows' }
  expect(await readSheets(Buffer.from('1\n'.repeat(50_001)))).toEqual(tooMany)
  const rows = Array.from(
    { length: 50_001 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
  )
  const data = `<sheetData>${rows.join('')}</sheetData>`
  const bytes = await withSheet((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, data))
  expect(await readSheets(bytes)).toEqual(tooMany)
})

test('three hundred columns are refused, but a title may be merged over as many', async () => {
  const wide = await workbook((book) => {
    book.addWorksheet('Wide').addRow(Array.from({ length: 300 }, (_, at) => `Day ${at}`))
  })
  expect(await readSheets(wide)).toEqual(unreadable)
  const titled = await workbook((book) => {
    const sheet = book.addWorksheet('Titled')
    sheet.addRow(['School Register'])
    sheet.mergeCells('A1:KN1')
  })
  expect((await sheetsOf(titled))[0]?.lines[0]?.cells).toHaveLength(100)
})

test('a workbook with macros is read without them', async () => {
  const bytes = await withSheet((xml) => xml, { 'xl/vbaProject.bin': Buffer.alloc(1000, 7) })
  expect((await sheetsOf(bytes))[0]?.lines).toEqual([{ number: 1, cells: ['LRN'], broken: [] }])
})

test('a record has its hidden sheets too, errors by their names and more columns than a list', async () => {
  const bytes = await workbook((book) => {
    book.addWorksheet('Q1').addRow([{ formula: 'Z1', result: { error: '#REF!' } }, ...Array(100).fill(7)])
    book.addWorksheet('HELPER', { state: 'hidden' }).addRow([60])
  })
  expect(await readRecord(bytes)).toEqual({
    sheets: [
      {
        name: 'Q1',
        lines: [{ number: 1, cells: ['#REF!', ...Array(100).fill('7')], broken: [0] }],
        merges: [],
        formulas: [{ column: 0, ofRow: [0], others: [] }],
      },
      { name: 'HELPER', hidden: true, lines: [{ number: 1, cells: ['60'], broken: [] }], merges: [] },
    ],
  })
})

test('macros and links to other files are left alone, and cells that looked into another file are named', async () => {
  const linked = await withSheet(
    (xml) =>
      xml.replace(
        '</sheetData>',
        `<row r="9"><c r="B9" t="str"><f>'[1]Input Data'!$B$3</f><v>Mabini</v></c><c r="C9" s="1"/></row></sheetData>`,
      ),
    { 'xl/vbaProject.bin': Buffer.alloc(10, 7), 'xl/externalLinks/externalLink1.xml': Buffer.alloc(10, 7) },
  )
  const answer = await readRecord(linked)
  if ('refused' in answer) throw new Error(answer.refused)
  expect(answer.sheets[0]?.linked).toEqual(['B9'])
  expect(answer.sheets[0]?.lines.find(({ number }) => number === 9)?.cells[1]).toBe('Mabini')
})

test.each(['xls', 'ods', 'xlsm', 'xlsb'] as const)(
  'a workbook saved as .%s is read like any other',
  async (bookType) => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([
      ['LRN', 'Name', 'Score'],
      ['001234567890', 'Dela Cruz, Ana', 18],
      ['', 'Peña, Niño', null],
    ])
    utils.book_append_sheet(book, sheet, 'Class')
    const hidden = utils.aoa_to_sheet([['x']])
    utils.book_append_sheet(book, hidden, 'Table')
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] }
    const bytes = Buffer.from(write(book, { type: 'buffer', bookType }))
    const answer = await readSheets(bytes)
    if (bookType === 'xlsb') return expect(answer).toEqual(unreadable)
    if ('refused' in answer) throw new Error(answer.refused)
    const [first] = answer.sheets
    expect(first?.name).toBe('Class')
    expect(first?.lines.map(({ cells }) => cells)).toEqual([
      ['LRN', 'Name', 'Score'],
      ['001234567890', 'Dela Cruz, Ana', '18'],
      ['', 'Peña, Niño'],
    ])
  },
)

test('a record behind a password is refused by what it is', async () => {
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  expect(await readRecord(locked)).toEqual({ refused: 'locked' })
})

test.each([100, 1024 * 1024])('an old or encrypted workbook of %i bytes is refused', async (size) => {
  const bytes = Buffer.alloc(size)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  expect(await readSheets(bytes)).toEqual(unreadable)
})

test('other zips, cut ones and encrypted ones are refused', async () => {
  const other = zip()
  other.add('word/document.xml', Buffer.from('<document/>'))
  expect(await readSheets(Buffer.from(await other.bytes()))).toEqual(unreadable)

  const whole = await withSheet((xml) => xml)
  for (const end of [10, whole.length >> 1, whole.length - 30])
    expect(await readSheets(whole.subarray(0, end))).toEqual(unreadable)

  const locked = Buffer.from(whole)
  const directory = locked.indexOf('PK\u0001\u0002', 0, 'latin1')
  locked.writeUInt16LE(locked.readUInt16LE(directory + 8) | 1, directory + 8)
  expect(await readSheets(locked)).toEqual(unreadable)
  expect(await readSheets(deflateRawSync(Buffer.from('LRN')))).toEqual(unreadable)
})

test('a workbook that unpacks to more than its share is refused', async () => {
  const bomb = zip()
  bomb.add('xl/workbook.xml', Buffer.from('<workbook/>'))
  bomb.add('xl/worksheets/sheet1.xml', Buffer.alloc(49 * 1024 * 1024, 32))
  const bytes = Buffer.from(await bomb.bytes())
  expect(bytes.length).toBeLessThan(1024 * 1024)
  expect(await readSheets(bytes)).toEqual(tooLarge)
})

const merged = (range: string) =>
  withSheet((xml) =>
    xml.replace('</sheetData>', `</sheetData><mergeCells count="1"><mergeCell ref="${range}"/></mergeCells>`),
  )

test('a few kilobytes that merge a whole sheet are refused', async () => {
  expect(await readSheets(await merged('A1:XFD1048576'))).toEqual(tooLarge)
})

test('a file that fills the memory ends its own process alone, and the next one is read', async () => {
  const row = (number: number) =>
    `<row r="${number}">${[...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((letter) => `<c r="${letter}${number}"><v>1</v></c>`).join('')}</row>`
  const rows = Array.from({ length: 45_000 }, (_, at) => row(at + 10)).join('')
  const bomb = await withSheet((xml) => xml.replace('</sheetData>', `${rows}</sheetData>`))
  const full = readSheetsInProcess(bomb, 'list', 64)
  const next = readSheets(await merged('A1:C1'))
  expect(await full).toEqual({ refused: 'too_large' })
  expect(await next).toEqual({ sheets: [expect.objectContaining({ name: 'List' })] })
}, 90_000)
