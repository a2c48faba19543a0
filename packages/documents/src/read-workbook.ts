import type { CellValue, Worksheet } from '@cj-tech-master/excelts'
import {
  type Line,
  type Manner,
  type Merge,
  mostColumns,
  mostLines,
  mostSheets,
  type Sheet,
  tidy,
  Unreadable,
} from './sheet.ts'
import { namesInZip, unpackZip } from './unpack-zip.ts'

const mostUnpacked = 48 * 1024 * 1024
/** Pictures, drawings, macros and all else a list has no use for is not even unpacked. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/
/** The library makes a cell of every place that a merged range covers, whoever wrote a thousand bytes to ask for it. */
const mostMerged = 500_000
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

export async function sheetsOfWorkbook(bytes: Buffer, manner: Manner): Promise<Sheet[]> {
  if (manner === 'record') refuseStrange(namesInZip(bytes))
  const files = unpackZip(bytes, { wanted, most: mostUnpacked })
  if (!files.has('xl/workbook.xml')) throw new Unreadable()
  if (mergedPlaces(files) > mostMerged) throw new Unreadable('too_large')
  // Takes half a second to load, which only those who read a workbook should wait for.
  const { MaxItemsExceededError, Workbook } = await import('@cj-tech-master/excelts')
  const book = new Workbook()
  try {
    await book.xlsx.loadFromFiles(Object.fromEntries(files), { maxRows: mostLines, ignoreNodes })
    return book.worksheets
      .filter(({ state }) => manner === 'record' || state === 'visible')
      .map((sheet) => ({
        name: tidy(sheet.name),
        lines: linesOf(sheet, manner),
        merges: mergesOf(sheet),
        ...(sheet.state !== 'visible' && { hidden: true as const }),
      }))
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    throw new Unreadable(cause instanceof MaxItemsExceededError ? 'too_many_rows' : 'unreadable', { cause })
  }
}

const macros = /^xl\/(vbaProject\.bin$|macrosheets\/)/i
const links = /^xl\/externalLinks\//i
const sheetFile = /^xl\/worksheets\/[^/]+\.xml$/i

function refuseStrange(names: readonly string[]): void {
  if (names.some((name) => macros.test(name))) throw new Unreadable('macros')
  if (names.some((name) => links.test(name))) throw new Unreadable('links')
  if (names.filter((name) => sheetFile.test(name)).length > mostSheets) throw new Unreadable('too_large')
}

const mergedRange = /<mergeCell\s+ref=["']([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)["']/g

/** As plainly written; other ways to write it meet the limits of the process. */
function mergedPlaces(files: ReadonlyMap<string, Buffer>): number {
  let places = 0
  for (const content of files.values())
    for (const [, left = '', top, right = '', bottom] of content.toString('latin1').matchAll(mergedRange))
      places += (columnNumber(right) - columnNumber(left) + 1) * (Number(bottom) - Number(top) + 1)
  return places
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

function linesOf(sheet: Worksheet, manner: Manner): Line[] {
  const lines: Line[] = []
  sheet.eachRow((row, number) => {
    const line: Line = { number, cells: [], broken: [] }
    row.eachCell((cell, column) => {
      const { text, isError } = shownOf(cell.value, cell.numFmt)
      if (text === '') return
      if (column > mostColumns[manner]) {
        // A title merged over a whole sheet makes it no wider.
        if (cell.isMerged && cell.master.address !== cell.address) return
        throw new Unreadable(manner === 'record' ? 'too_large' : 'unreadable')
      }
      if (isError) line.broken.push(column - 1)
      if (!isError || manner === 'record') line.cells[column - 1] = tidy(text)
    })
    lines.push({ ...line, cells: Array.from(line.cells, (cell) => cell ?? '') })
  })
  return lines
}

const mergesOf = (sheet: Worksheet): Merge[] =>
  sheet.mergedRegions
    .map(({ top, left, bottom, right }) => ({
      top: top - 1,
      left: left - 1,
      bottom: bottom - 1,
      right: right - 1,
    }))
    .sort((one, other) => one.top - other.top || one.left - other.left)

type Shown = { text: string; isError: boolean }

/** A formula counts as what it last came to. */
function shownOf(value: CellValue, format: unknown): Shown {
  if (typeof value === 'object' && value !== null && 'error' in value)
    return { text: String(value.error), isError: true }
  if (typeof value === 'object' && value !== null && ('formula' in value || 'sharedFormula' in value))
    return shownOf(value.result ?? null, format)
  return { text: textOf(value, format), isError: false }
}

function textOf(value: CellValue, format: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return numberText(value, format)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if ('richText' in value) return (value.richText ?? []).map(({ text }) => text).join('')
  return 'text' in value ? textOf(value.text as CellValue, format) : ''
}

/** A code such as 001234 is often a number that is only shown with its zeros. */
const numberText = (value: number, format: unknown): string =>
  String(value).padStart(typeof format === 'string' && /^0+$/.test(format) ? format.length : 0, '0')
