import { utils, write } from '@e965/xlsx'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { packZip } from './pack-zip.ts'
import { readRecord, readSheets } from './read-sheets.ts'
import { unpackZip } from './unpack-zip.ts'

type Change = Record<string, (xml: string) => string>

/** Two learners, with some parts of the file written by hand. */
function workbook(change: Change, bookType: 'xlsx' | 'ods' = 'xlsx'): Buffer {
  const book = utils.book_new()
  const list = [
    ['Name', 'Sex'],
    ['Cruz, Ana', 'F'],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(list), 'List')
  const whole = Buffer.from(write(book, { type: 'buffer', bookType, bookSST: true }))
  const files = unpackZip(whole, { wanted: /./, most: 10_000_000 })
  for (const [name, by] of Object.entries(change)) {
    const xml = files.get(name)?.toString()
    if (!xml || by(xml) === xml) throw new Error(`Nothing was changed in ${name}.`)
    files.set(name, Buffer.from(by(xml)))
  }
  return packZip(files, { smaller: true })
}

const [sheet, strings, styles] = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml']
const afterCells = (more: string): Change => ({
  [sheet]: (xml) => xml.replace('</sheetData>', () => `</sheetData>${more}`),
})
const moreRows = (rows: string): Change => ({
  [sheet]: (xml) => xml.replace('</sheetData>', () => `${rows}</sheetData>`),
})
const cell = (text: string): Change => ({ [strings]: (xml) => xml.replace('Cruz, Ana', () => text) })
const numbered = (count: number, row: (number: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at + 3)).join('')

const tooLarge: Record<string, () => Buffer> = {
  'a cell of 4 MB of surnames': () => workbook(cell('C,'.repeat(2_000_000))),
  'a cell of 4 MB of dates': () => workbook(cell('1/'.repeat(2_000_000))),
  'a cell of 4 MB of accents': () => workbook(cell('e\u0301'.repeat(2_000_000))),
  'merged cells over all of a sheet': () =>
    workbook(afterCells('<mergeCells><mergeCell  foo="" ref="A1:XFD1048576"/></mergeCells>')),
  'half a million shared strings': () =>
    workbook({
      [strings]: (xml) => xml.replace('</sst>', () => `${'<si><t>a</t></si>'.repeat(500_000)}</sst>`),
    }),
  'a shared string of half a million pieces': () =>
    workbook({
      [strings]: (xml) => xml.replace('</sst>', () => `<si>${'<r><t>a</t></r>'.repeat(500_000)}</si></sst>`),
    }),
  'a hundred thousand ways to write a number': () =>
    workbook({
      [styles]: (xml) =>
        xml.replace('</cellXfs>', () => `${'<xf numFmtId="9999"/>'.repeat(100_000)}</cellXfs>`),
    }),
  'a long formula in forty thousand cells': () =>
    workbook(
      moreRows(
        `<row r="3"><c r="A3"><f t="shared" si="0">${'A1+'.repeat(30_000)}1</f><v>1</v></c></row>${numbered(40_000, (at) => `<row r="${at + 1}"><c r="A${at + 1}"><f t="shared" si="0"></f><v>1</v></c></row>`)}`,
      ),
    ),
  'text of 9.8 MB': () => Buffer.from(`Name,Sex\n${'Cruz Ana,F\n'.repeat(890_000)}`),
}

test.each(nonEmpty(Object.entries(tooLarge)))(
  'F10: %s is refused within seconds, as a list and as a record',
  async (_, made) => {
    const bytes = made()
    const begun = performance.now()
    expect(await readSheets(bytes)).toEqual({ refused: 'too_large' })
    expect(await readRecord(bytes)).toEqual({ refused: 'too_large' })
    expect(performance.now() - begun).toBeLessThan(15_000)
  },
  30_000,
)

const harmless: Record<string, () => Buffer> = {
  'a link over all of a sheet': () =>
    workbook(afterCells('<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>')),
  'two billion columns': () =>
    workbook({
      [sheet]: (xml) => xml.replace('<sheetData>', '<cols><col min="1" max="2000000000"/></cols><sheetData>'),
    }),
  'two hundred thousand fonts': () =>
    workbook({
      [styles]: (xml) =>
        xml.replace('<cellXfs', () => `<fonts>${'<font><b/></font>'.repeat(200_000)}</fonts><cellXfs`),
    }),
  'a tag of a hundred thousand letters': () =>
    workbook({ [sheet]: (xml) => xml.replace('<row r="2"', () => `<row ${'a'.repeat(100_000)} r="2"`) }),
}

test.each(nonEmpty(Object.entries(harmless)))(
  'F10: %s costs nothing, and the learners are read',
  async (_, made) => {
    const begun = performance.now()
    const answer = await readSheets(made())
    expect(answer).toMatchObject({
      sheets: [{ lines: [{ cells: ['Name', 'Sex'] }, { cells: ['Cruz, Ana', 'F'] }] }],
    })
    expect(performance.now() - begun).toBeLessThan(10_000)
  },
)

test('F10: a cell that OpenDocument repeats without end is refused, and empty rows at the end are not', async () => {
  const repeated = (row: string) =>
    workbook({ 'content.xml': (xml) => xml.replace('</table:table>', () => `${row}</table:table>`) }, 'ods')
  const filled = repeated(
    '<table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell></table:table-row>',
  )
  expect(await readRecord(filled)).toEqual({ refused: 'too_large' })
  const empty = repeated(
    '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
  )
  expect(await readSheets(empty)).toMatchObject({ sheets: [{ lines: [{}, {}] }] })
}, 30_000)

test('F1: no cell is longer than two thousand letters, whatever kind of file it comes in', async () => {
  const long = 'a '.repeat(15_000)
  const other = utils.book_new()
  utils.book_append_sheet(other, utils.aoa_to_sheet([['Name'], [long]]), 'List')
  const files = {
    xlsx: workbook(cell(long)),
    ods: Buffer.from(write(other, { type: 'buffer', bookType: 'ods' })),
    csv: Buffer.from(`Name,Sex\n${long},F`),
  }
  for (const [kind, bytes] of nonEmpty(Object.entries(files))) {
    const answer = await readSheets(bytes)
    const lengths = 'refused' in answer ? [] : answer.sheets[0]?.lines.map(({ cells }) => cells[0]?.length)
    expect([kind, lengths]).toEqual([kind, [4, 1_999]])
  }
})
