import { isCutAddress } from './hyphens.ts'
import { endsSentence, isCaption, isChapter, isDash, markOf } from './marks.ts'
import { upperMedian } from './median.ts'
import type { PdfLine } from './pdf-lines.ts'

/** What begins with one goes on from the line before. */
export const goesOn = /^[‘“'"]?[\p{Ll}(,;]|^[+×÷=−]\s*\d|^_+(?!\s*\d|_)/u

/** How the lines of a column are set. */
export type PdfColumn = { usual: number; left: number; right: number; justified: boolean }

/** In points: lines that are spread out to the right edge end this close to it. */
const atEdge = 2

export function pdfColumnOf(lines: readonly PdfLine[], body: number): PdfColumn {
  const right = quantileRight(lines)
  const full = lines.filter((line) => Math.abs(line.right - right) <= atEdge)
  return {
    usual: gapOf(lines, body),
    left: Math.min(...lines.map(({ x }) => x)),
    right,
    justified: lines.length >= fewestJustified && full.length >= lines.length * 0.55,
  }
}

const fewestJustified = 5

const quantileRight = (lines: readonly PdfLine[]): number =>
  lines.map(({ right }) => right).sort((one, other) => one - other)[Math.floor(lines.length * 0.9)] ?? 0

/** From one line to the next inside a paragraph. */
function gapOf(lines: readonly PdfLine[], body: number): number {
  const gaps = lines
    .slice(1)
    .map((line, at) => line.y - (lines[at]?.y ?? 0))
    .filter((gap) => gap > body * 0.8 && gap < body * 2.6)
  return gaps.length > 0 ? Math.min(upperMedian(gaps), ...quick(gaps)) : body * 1.4
}

/** In a column of titles and single lines the median is not the gap of a paragraph: the lower quarter is. */
const quick = (gaps: readonly number[]): number[] => [
  (gaps.toSorted((one, other) => one - other)[gaps.length >> 2] ?? 0) * 1.12,
]

/** Lines that make room for a figure end earlier than others, but at one edge. */
export function rightNear(lines: readonly PdfLine[], at: number, right: number): number {
  const around = lines.slice(Math.max(0, at - 3), at + 2)
  const near = Math.max(...around.map((line) => line.right))
  const isEdge = around.filter((line) => near - line.right < atEdge).length > 1
  // So do the words in a figure.
  const isLabels = around.every(({ text }) => text.length < 25)
  return isEdge || isLabels ? Math.min(right, near) : right
}

const isBeside = (one: PdfLine, other: PdfLine): boolean => Math.abs(one.y - other.y) < one.size * 0.3

const isFigures = (row: readonly PdfLine[]): boolean => {
  const text = row.map((line) => line.text).join('')
  return (text.match(/\p{L}/gu)?.length ?? 0) < text.length * 0.4
}

/** In how many pieces the row of this line or the one before it is set, if it does not reach the edge of the text. */
export function cellsIn(lines: readonly PdfLine[], at: number, right: number): number {
  const counts = [lines[at - 1], lines[at]].map((first) => {
    const row = first ? lines.slice(Math.max(0, at - 9), at + 9).filter((line) => isBeside(first, line)) : []
    const isText = row.some((line) => line.right > right - line.size) && !isFigures(row)
    return isText ? 0 : row.length
  })
  return Math.max(...counts)
}

export type Around = PdfColumn & { body: number; cells: number; next: PdfLine | undefined }

/** Pieces of a row that are figures side by side, and not words with wide spaces. */
const fewestCells = 3

export function breaks(last: PdfLine, line: PdfLine, group: readonly PdfLine[], column: Around): boolean {
  if (line.alone || last.alone) return true
  const first = group[0] ?? last
  const gap = line.y - last.y
  // Wide spaces between words cut a line into several.
  if (Math.abs(gap) < line.size * 0.3 && line.x > last.x) return false
  if (gap < 0 || gap > farthest(last, line, column)) return true
  if (Math.abs(line.size - last.size) > last.size * 0.08 || line.bold !== last.bold)
    return isOther(last, line, column.body)
  if (column.cells >= fewestCells) return true
  if (beginsItem(last, line, first, column) || (blank.test(first.text) && blank.test(line.text))) return true
  // No line of an item stands to the left of its mark.
  if (markOf(first.text) && line.x < first.x - line.size * 0.3) return true
  const isShort = endsEarly(last, line, column)
  if (isCutAddress(last.text, line.text)) return false
  if (isShort && (isFormula(last) || isFormula(line) || isAddress(last) || isAddress(line))) return true
  // A sentence may name a figure or a chapter at the beginning of a line.
  const isInside = !isShort && !endsSentence(last.text) && gap < column.usual * 1.15
  if (!isInside && (isCaption(line.text) || isChapter(line.text))) return true
  if (isCaption(first.text)) return endsSentence(last.text) || gap > column.usual * 1.1
  if (isTitle(last, column.body)) return false
  const isUnder = markOf(first.text) !== null && line.x > first.x + line.size * 0.8
  if (isShort && endsSentence(last.text)) return true
  if (isShort && !isUnder && endsFarOff(last, line, column) && !goesOn.test(line.text)) return true
  if (isHanging(group, line)) return true
  const isIndented = line.x > last.x + line.size * 0.8 && !markOf(first.text)
  const goesBack = column.next !== undefined && column.next.x < line.x - line.size * 0.8
  return isIndented && endsSentence(last.text) && (group.length > 1 || goesBack)
}

/** Large letters have large gaps. */
const farthest = (last: PdfLine, line: PdfLine, { usual, body }: Around): number =>
  Math.max(usual * 1.3, last.size * (Math.min(last.size, line.size) > body * 1.12 ? 1.6 : 1.3))

/** Lines of different lengths around one middle. */
const isCentered = (last: PdfLine, line: PdfLine, left: number): boolean =>
  Math.min(last.x, line.x) > left + line.size * 0.5 &&
  Math.abs(last.x - line.x) > line.size &&
  Math.abs(last.x + last.right - line.x - line.right) < line.size * 0.6

/** The first word of the next line would still have had room. */
function endsEarly(last: PdfLine, line: PdfLine, column: Around): boolean {
  if (isCentered(last, line, column.left)) return false
  if (column.justified) return last.right < column.right - last.size * 1.5
  return roomFor(last, line, column) > last.size * 0.5
}

/** What a line would leave free after the first word of the next one. */
function roomFor(last: PdfLine, line: PdfLine, { right }: Around): number {
  const first = line.text.split(' ', 1)[0] ?? ''
  const width = ((line.right - line.x) * first.length) / Math.max(1, line.text.length)
  return right - last.right - last.size * 0.5 - width
}

/** Nobody ends a line so early inside a sentence. */
const endsFarOff = (last: PdfLine, line: PdfLine, column: Around): boolean =>
  column.justified || roomFor(last, line, column) > (column.right - column.left) * 0.2

const relation = /[=<>≤≥≈≠]/
const longWord = /\p{L}{4,}/gu

/** A line of signs and figures that nobody would read as words. */
const isFormula = ({ text }: PdfLine): boolean =>
  text.length <= 80 &&
  relation.test(text) &&
  /\d|\b\p{L}\b/u.test(text) &&
  (text.match(longWord)?.length ?? 0) <= 1

const isAddress = ({ text }: PdfLine): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

/** In large letters, or several words in bold. */
const isTitle = ({ bold, size, text }: PdfLine, body: number): boolean =>
  size > body * 1.12 || (bold && size >= body * 0.95 && text.split(' ').length > 3)

/** A place to write on, before the words that it is for. */
const blank = /^_+\s*[^_\s]/

function beginsItem(last: PdfLine, line: PdfLine, first: PdfLine, column: Around): boolean {
  if (!markOf(line.text)) return false
  if (isDash(line.text) && !endsSentence(last.text) && !endsEarly(last, line, column)) return false
  if (!goesOn.test(line.text)) return true
  if (markOf(first.text) && line.x <= first.x + line.size * 2.5) return true
  const isFull = !endsEarly(last, line, column) && !endsSentence(last.text)
  return !isFull || Math.abs(line.x - last.x) > line.size * 0.8
}

/** Entries whose second lines are indented: back at the edge, the next one begins. */
function isHanging(group: readonly PdfLine[], line: PdfLine): boolean {
  const [first, ...rest] = group
  if (!first || rest.length === 0 || markOf(first.text)) return false
  const indent = line.size * 0.8
  return rest.every(({ x }) => x > first.x + indent) && Math.abs(line.x - first.x) < indent / 2
}

/** A term in bold at the end or beginning of a line does not make it another paragraph. */
function isOther(last: PdfLine, line: PdfLine, body: number): boolean {
  if (Math.abs(line.size - last.size) > last.size * 0.08) return true
  // A note begins with the word that it explains.
  if (last.bold && !line.bold && last.text.endsWith(':') && last.size < body * 0.95) return false
  if (last.bold && !line.bold) return !goesOn.test(line.text) || last.text.length <= 60
  return !(goesOn.test(line.text) && !endsSentence(last.text))
}
