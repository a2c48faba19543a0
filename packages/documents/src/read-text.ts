import {
  type Line,
  mostColumns,
  mostLines,
  roomForCells,
  type SheetManner,
  tidyCell,
  Unreadable,
  type WorkbookSheet,
} from './sheet.ts'

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

/** More than a list of twenty thousand schools has. */
const mostText = 5_000_000
/** Excel writes out all its columns where a cell at the end of them was touched. */
const mostInRecord = 20_000

const signature = (bytes: Uint8Array, ...expected: number[]): boolean =>
  expected.every((byte, at) => bytes[at] === byte)

/** UTF-8, or what Excel writes instead: UTF-16 that says so, or Windows-1252. Anything with signs no text has is no text. */
export function decodedText(bytes: Uint8Array): string {
  const text = signature(bytes, 0xff, 0xfe)
    ? new TextDecoder('utf-16le').decode(bytes)
    : (asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
  if (!text.trim() || text.startsWith('%PDF-') || /[^\t\n\r\P{Cc}]/u.test(text)) throw new Unreadable()
  return text
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Rows of cells; a quoted cell may hold delimiters, line breaks and doubled quotes. */
export function* recordsOf(text: string, delimiter: Delimiter): Generator<string[]> {
  const ending = new RegExp(`[${delimiter}\r\n]`, 'g')
  const endOf = (from: number): number => {
    ending.lastIndex = from
    return ending.exec(text)?.index ?? text.length
  }
  let at = 0
  let cells: string[] = []
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const close = closingQuote(text, at)
      cell = text.slice(at + 1, close).replaceAll('""', '"')
      at = close + 1
    }
    const end = endOf(at)
    cells.push(cell + text.slice(at, end))
    if (cells.length > mostInRecord) throw new Unreadable()
    if (text[end] === delimiter) {
      at = end + 1
      if (at < text.length) continue
      cells.push('')
    }
    yield cells
    cells = []
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
}

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; ; at += 2) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    if (text[at + 1] !== '"') return at
  }
}

export function delimitedLinesOf(text: string, delimiter: Delimiter, manner: SheetManner = 'list'): Line[] {
  const lines: Line[] = []
  const count = roomForCells()
  let number = 0
  for (const record of recordsOf(text, delimiter)) {
    number += 1
    if (number > mostLines) throw new Unreadable('too_many_rows')
    const cells = record.map(tidyCell)
    if (cells.findLastIndex(Boolean) >= mostColumns[manner]) throw new Unreadable()
    cells.forEach(count)
    lines.push({ number, cells, broken: [] })
  }
  return lines
}

/** One sheet a delimiter that divides something, since only who knows the labels can tell which is meant. */
export function sheetsOfText(text: string, manner: SheetManner = 'list'): WorkbookSheet[] {
  if (text.length > mostText) throw new Unreadable('too_large')
  const used = delimiters.filter((delimiter) => text.includes(delimiter))
  const sheets = (used.length > 0 ? used : delimiters.slice(0, 1)).flatMap((delimiter) => {
    try {
      return [{ name: '', lines: delimitedLinesOf(text, delimiter, manner), merges: [] }]
    } catch (error) {
      if (error instanceof Unreadable && error.reason === 'unreadable') return []
      throw error
    }
  })
  if (sheets.length === 0) throw new Unreadable()
  return sheets
}
