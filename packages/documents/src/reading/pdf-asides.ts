import type { PdfLine } from './pdf-lines.ts'

/** What stands beside the text and is no part of it: notes in the margin, words in a figure that the text goes around. */
export type Aside = { lines: PdfLine[]; y: number }

/** Of a page: nobody reads one that has more. */
const mostLines = 1_500
/** Letters of a line that is surely text, and how many such lines make a column. */
const fewestLetters = 25
const fewestLines = 4
/** Share of the size of the text. */
const otherSize = 0.1
const noteSize = 0.06
/** Share of the width of the column: a broader line is no note. */
const broadest = 0.45
/** In heights of the letters. */
const nearLine = 1.8
const sameHeight = 0.7

const widthOf = ({ x, right }: PdfLine): number => right - x
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0
const isOther = (size: number, body: number, share: number): boolean => Math.abs(size - body) > body * share

export function withoutAsides(lines: readonly PdfLine[], body: number): { main: PdfLine[]; asides: Aside[] } {
  if (lines.length > mostLines) return { main: [...lines], asides: [] }
  const notes = new Set([...notesIn(lines, body), ...labelsIn(lines, body)])
  const main = lines.filter((line) => !notes.has(line))
  const left = quantile(
    main.map(({ x }) => x),
    0.1,
  )
  return { main, asides: blocksOf([...notes]).map((block) => asideOf(block, left, body)) }
}

/** Narrow lines outside of the column that most of the text stands in. */
function notesIn(lines: readonly PdfLine[], body: number): PdfLine[] {
  const prose = lines.filter(
    ({ text, size }) => text.length >= fewestLetters && !isOther(size, body, otherSize),
  )
  const broad = quantile(prose.map(widthOf), 0.9)
  const column = prose.filter((line) => widthOf(line) >= broad * 0.7)
  if (column.length < fewestLines) return []
  const left = quantile(
    column.map(({ x }) => x),
    0.1,
  )
  const right = quantile(
    column.map((line) => line.right),
    0.9,
  )
  const outside = lines.filter(
    (line) =>
      (line.x >= right + line.size * 0.5 || line.right <= left - line.size * 0.5) &&
      widthOf(line) <= (right - left) * broadest,
  )
  return blocksOf(outside)
    .filter((block) => isNote(block, lines, body))
    .flat()
}

/** The cells of a row stand on one line with the others, in letters of the same size. */
function isNote(block: readonly PdfLine[], lines: readonly PdfLine[], body: number): boolean {
  if (block.every(({ size }) => isOther(size, body, noteSize))) return true
  const inRows = block.filter(({ x, y }) => lines.some((other) => other.x !== x && Math.abs(other.y - y) < 1))
  return inRows.length <= block.length / 2
}

/** Words of another size at the height of a line of text, with the lines above and below them. */
const labelsIn = (lines: readonly PdfLine[], body: number): PdfLine[] =>
  blocksOf(lines.filter(({ size, text }) => isOther(size, body, otherSize) && text.length > 2))
    .filter((block) => block.some((line) => lines.some((other) => isBeside(line, other, body))))
    .flat()

const isBeside = (line: PdfLine, other: PdfLine, body: number): boolean =>
  other.text.length >= fewestLetters &&
  !isOther(other.size, body, otherSize) &&
  Math.abs(other.y - line.y) < Math.max(line.size, other.size) * sameHeight &&
  (line.x >= other.right || line.right <= other.x)

/** Lines one under the other. */
function blocksOf(lines: readonly PdfLine[]): PdfLine[][] {
  const blocks: PdfLine[][] = []
  for (const line of lines.toSorted((one, other) => one.y - other.y)) {
    const block = blocks.find((each) => {
      const last = each.at(-1)
      return (
        last &&
        line.y - last.y <= Math.max(line.size, last.size) * nearLine &&
        line.x < last.right &&
        last.x < line.right &&
        !isOther(line.size, last.size, otherSize)
      )
    })
    if (block) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** A title in the left margin comes before the text beside it, a note behind. */
function asideOf(lines: PdfLine[], left: number, body: number): Aside {
  const [first] = lines
  const isTitle =
    first !== undefined && first.right <= left && (first.bold || first.size > body) && lines.length <= 3
  return { lines, y: (first?.y ?? 0) - (isTitle ? body * 2 : 0) }
}
