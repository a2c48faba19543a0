import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { cellAddressOf } from './address.ts'
import { columnFormulasOf } from './formulas-of.ts'
import { packZip } from './pack-zip.ts'
import { roomForParts } from './plain-workbook.ts'
import {
  type Line,
  type Merge,
  mostColumns,
  mostLines,
  mostSheets,
  roomForCells,
  type SheetManner,
  tidyCell,
  Unreadable,
  type WorkbookSheet,
} from './sheet.ts'
import { unpackZip } from './unpack-zip.ts'
import { wordSheet } from './word-sheet.ts'

const mostUnpacked = 48 * 1024 * 1024
/** Pictures, drawings, macros, links to other files and all else that no reading needs is not even unpacked. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|word\/document\.xml|(content|styles)\.xml|META-INF\/manifest\.xml|mimetype)$/
const sheetFile = /^xl\/worksheets\/[^/]+\.xml$/i
const typesFile = '[Content_Types].xml'
const listedPart = /<Override\b[^>]*?\bPartName=["']\/([^"']+)["'][^>]*\/>/g
/** Places that merged ranges of an old workbook cover: each would be filled. */
const mostMerged = 500_000
/** An address such as '[1]Sheet1'!A1 or '[Grades.xlsx]Sheet1'!A1 points into another file. */
const otherFile = /\[[^\]]+\][^!"]*!/
const mostLinked = 200
const mostFar = 20

/** The sheets of an .xlsx or .xlsm, of an old .xls, or of an .ods; what a formula last came to counts. */
export async function sheetsOfWorkbook(bytes: Buffer, manner: SheetManner): Promise<WorkbookSheet[]> {
  const files = isZip(bytes) ? unpackZip(bytes, { wanted, most: mostUnpacked }) : undefined
  const document = manner === 'record' && files?.get('word/document.xml')
  if (document) return [wordSheet(document)]
  const needed = files ? neededOf(files, manner) : bytes
  // Takes a tenth of a second to load, which only those who read a workbook should wait for.
  const { read } = await import('@e965/xlsx')
  let book: WorkBook
  try {
    book = read(needed, {
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: manner === 'record',
      cellDates: true,
      sheetRows: mostLines + 1,
    })
  } catch (cause) {
    throw new Unreadable(isLocked(cause) ? 'locked' : 'unreadable', { cause })
  }
  if (book.SheetNames.length > mostSheets) throw new Unreadable('too_large')
  const count = roomForCells()
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name]
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    if (!sheet || (isHidden && manner === 'list')) return []
    return [sheetOf(tidyCell(name), sheet, { manner, isHidden, count })]
  })
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'
const isLocked = (cause: unknown) => cause instanceof Error && /password-protected/i.test(cause.message)

/** What is needed of a zip, unpacked under a limit and packed again: nothing else of the file is looked at. */
function neededOf(files: Map<string, Buffer>, manner: SheetManner): Buffer {
  if (!files.has('xl/workbook.xml') && !files.has('content.xml')) throw new Unreadable()
  if (manner === 'record' && [...files.keys()].filter((name) => sheetFile.test(name)).length > mostSheets)
    throw new Unreadable('too_large')
  const plain = roomForParts()
  for (const [name, content] of files) files.set(name, Buffer.from(plain(name, content.toString('utf8'))))
  const types = files.get(typesFile)?.toString('utf8')
  // What is listed there and left out would be looked for.
  if (types)
    files.set(
      typesFile,
      Buffer.from(types.replace(listedPart, (part, name: string) => (files.has(name) ? part : ''))),
    )
  return packZip(files)
}

type SheetInput = { manner: SheetManner; isHidden: boolean; count: (cell: string) => void }

function sheetOf(name: string, sheet: WorkSheet, { manner, isHidden, count }: SheetInput): WorkbookSheet {
  const merges = mergesOf(sheet)
  const places = merges.reduce(
    (sum, { top, left, bottom, right }) => sum + (bottom - top + 1) * (right - left + 1),
    0,
  )
  if (places > mostMerged) throw new Unreadable('too_large')
  const { lines, linked } = linesOf(sheet, merges, { manner, count })
  const formulas = manner === 'record' ? columnFormulasOf(sheet) : []
  return {
    name,
    lines,
    merges,
    ...(isHidden && { hidden: true as const }),
    ...(linked.length > 0 && { linked }),
    ...(formulas.length > 0 && { formulas }),
  }
}

const mergesOf = (sheet: WorkSheet): Merge[] =>
  (sheet['!merges'] ?? [])
    .map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }))
    .sort((one, other) => one.top - other.top || one.left - other.left)

function linesOf(
  sheet: WorkSheet,
  merges: readonly Merge[],
  { manner, count }: Pick<SheetInput, 'manner' | 'count'>,
) {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  if (rows.length > mostLines) throw new Unreadable('too_many_rows')
  const most = mostColumns[manner]
  const byRow = new Map<number, Line>()
  const lineAt = (row: number): Line => {
    const known = byRow.get(row) ?? { number: row + 1, cells: [], broken: [] }
    byRow.set(row, known)
    return known
  }
  const linked: string[] = []
  let far = 0
  for (const [row, cells] of rows.entries()) {
    if (!cells) continue
    // The cells of a row are sparse: what has no value is not gone through.
    for (const [place, cell] of Object.entries(cells)) {
      if (!cell) continue
      const column = Number(place)
      if (cell.f && otherFile.test(cell.f) && linked.length < mostLinked)
        linked.push(cellAddressOf(row + 1, column + 1))
      const { text, isError } = shownOf(cell)
      if (text === '') continue
      if (column >= most) {
        far += 1
        // Official forms have a stray formula in their last column.
        if (manner === 'record' && far <= mostFar) continue
        throw new Unreadable(manner === 'record' ? 'too_large' : 'unreadable')
      }
      const line = lineAt(row)
      if (isError) line.broken.push(column)
      if (isError && manner === 'list') continue
      const shown = tidyCell(text)
      count(shown)
      line.cells[column] = shown
    }
  }
  for (const merge of merges) spread(merge, byRow, { lineAt, most, count })
  const lines = [...byRow.values()]
    .sort((one, other) => one.number - other.number)
    .map((line) => ({ ...line, cells: Array.from(line.cells, (cell) => cell ?? '') }))
  return { lines, linked }
}

/** A merged cell holds its text in every place it covers; a title over a whole sheet makes it no wider. */
function spread(
  { top, left, bottom, right }: Merge,
  byRow: ReadonlyMap<number, Line>,
  { lineAt, most, count }: { lineAt: (row: number) => Line; most: number; count: (cell: string) => void },
): void {
  const text = byRow.get(top)?.cells[left]
  if (!text) return
  for (let row = top; row <= Math.min(bottom, mostLines); row += 1) {
    const { cells } = lineAt(row)
    for (let column = left; column <= Math.min(right, most - 1); column += 1) {
      if (cells[column] !== undefined) continue
      count(text)
      cells[column] = text
    }
  }
}

const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

function shownOf({ t, v, z }: CellObject): { text: string; isError: boolean } {
  if (t === 'e')
    return { text: typeof v === 'number' ? (errors[v] ?? '#N/A') : String(v ?? '#N/A'), isError: true }
  if (v === undefined || v === null) return { text: '', isError: false }
  if (v instanceof Date) return { text: v.toISOString().slice(0, 10), isError: false }
  if (typeof v === 'boolean') return { text: v ? 'TRUE' : 'FALSE', isError: false }
  return { text: typeof v === 'number' ? numberText(v, z) : v, isError: false }
}

/** A code such as 001234 is often a number that is only shown with its zeros. */
const numberText = (value: number, format: unknown): string =>
  String(value).padStart(typeof format === 'string' && /^0+$/.test(format) ? format.length : 0, '0')
