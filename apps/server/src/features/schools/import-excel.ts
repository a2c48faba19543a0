import type { CellValue, Worksheet } from '@cj-tech-master/excelts'
import {
  type Line,
  mostColumns,
  mostLines,
  type Sheet,
  TooManyLines,
  tidy,
  Unreadable,
} from './import-text.ts'
import { unpackZip } from './unpack-zip.ts'

const mostUnpacked = 48 * 1024 * 1024
/** Pictures, drawings, macros and all else a list of places has no use for is not even unpacked. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/
/** They point to what was left out. */
const ignoreNodes = [
  'conditionalFormatting',
  'controls',
  'dataValidations',
  'drawing',
  'extLst',
  'hyperlinks',
  'legacyDrawing',
  'legacyDrawingHF',
  'oleObjects',
  'picture',
  'tableParts',
]

/** Every visible sheet. */
export async function sheetsOf(bytes: Buffer): Promise<Sheet[]> {
  const files = unpackZip(bytes, { wanted, most: mostUnpacked })
  if (!files.has('xl/workbook.xml')) throw new Unreadable()
  // Takes half a second to load, which only those who read a workbook should wait for.
  const { MaxItemsExceededError, Workbook } = await import('@cj-tech-master/excelts')
  const book = new Workbook()
  try {
    await book.xlsx.loadFromFiles(Object.fromEntries(files), { maxRows: mostLines, ignoreNodes })
    return book.worksheets
      .filter(({ state }) => state === 'visible')
      .map((sheet) => ({ lines: linesOf(sheet) }))
  } catch (cause) {
    throw cause instanceof MaxItemsExceededError ? new TooManyLines() : new Unreadable('damaged', { cause })
  }
}

function linesOf(sheet: Worksheet): Line[] {
  const lines: Line[] = []
  sheet.eachRow((row, number) => {
    const line: Line = { number, cells: [], broken: [] }
    row.eachCell((cell, column) => {
      const text = textOf(cell.value, cell.numFmt)
      if (text === '') return
      if (column > mostColumns) throw new Unreadable()
      if (text === undefined) line.broken.push(column - 1)
      else line.cells[column - 1] = tidy(text)
    })
    lines.push({ ...line, cells: Array.from(line.cells, (cell) => cell ?? '') })
  })
  return lines
}

/** Nothing for an error. A formula counts as what it last came to. */
function textOf(value: CellValue, format: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return numberText(value, format)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if ('error' in value) return undefined
  if ('richText' in value) return (value.richText ?? []).map(({ text }) => text).join('')
  if ('formula' in value || 'sharedFormula' in value) return textOf(value.result ?? null, format)
  return 'text' in value ? textOf(value.text as CellValue, format) : ''
}

/** A code such as 001234 is often a number that is only shown with its zeros. */
const numberText = (value: number, format: unknown): string =>
  String(value).padStart(typeof format === 'string' && /^0+$/.test(format) ? format.length : 0, '0')
