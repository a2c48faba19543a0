import type { PdfLine } from './pdf-lines.ts'

/** Lines as they are, or the choices of one question in their order. */
export type Segment = { lines: PdfLine[] } | { choices: PdfLine[] }

type Choice = { letter: number; lines: PdfLine[] }
type Row = PdfLine[]

const choiceStart = /^\(?([A-Ha-h])[.)]\s*(?=\S)/
/** In heights of the letters. */
const nearLine = 1.7
const beside = 0.45

const letterOf = (text: string): number => {
  const letter = choiceStart.exec(text)?.[1]
  return letter ? letter.toUpperCase().charCodeAt(0) - 65 : -1
}
const isChoice = ({ text }: PdfLine): boolean => letterOf(text) >= 0

/** Answers to choose from, however they are set: in one row, in two columns, with a question before them. */
export function segmentsOf(lines: readonly PdfLine[]): Segment[] {
  const rows = rowsOf(lines)
  const segments: Segment[] = []
  const plain = (added: readonly PdfLine[]) => {
    const last = segments.at(-1)
    if (last && 'lines' in last) last.lines.push(...added)
    else if (added.length > 0) segments.push({ lines: [...added] })
  }
  for (let at = 0; at < rows.length; ) {
    const found = choicesFrom(rows, at)
    if (found) {
      plain(found.before)
      segments.push({ choices: found.choices })
      at = found.end
    } else {
      plain(rows[at] ?? [])
      at += 1
    }
  }
  return segments
}

function rowsOf(lines: readonly PdfLine[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const [first] = rows.at(-1) ?? []
    if (first && Math.abs(line.y - first.y) <= line.size * beside) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows
}

function choicesFrom(
  rows: readonly Row[],
  from: number,
): { before: PdfLine[]; choices: PdfLine[]; end: number } | null {
  const row = rows[from] ?? []
  const inline = row.length === 1 && row[0] ? inlineChoices(row[0]) : null
  if (inline) return { before: [], choices: inline, end: from + 1 }
  const start = row.findIndex(({ text }) => letterOf(text) === 0)
  if (start < 0 || row.length - start < 2 || !row.slice(start).every(isChoice)) return null
  const found: Choice[] = row.slice(start).map((line) => ({ letter: letterOf(line.text), lines: [line] }))
  let end = from + 1
  for (let next = rows[end]; next; next = rows[end]) {
    if (!takes(found, next, rows[end - 1] ?? row)) break
    end += 1
  }
  const sorted = found.toSorted((one, other) => one.letter - other.letter)
  if (!sorted.every(({ letter }, at) => letter === at)) return null
  const x = Math.min(...found.map(({ lines }) => lines[0]?.x ?? 0))
  return { before: row.slice(0, start), choices: sorted.map(({ lines }) => joined(lines, x)), end }
}

/** More choices, or the second lines of those there are. */
function takes(found: Choice[], row: Row, above: Row): boolean {
  const [first] = row
  if (!first || first.y - (above[0]?.y ?? 0) > first.size * nearLine) return false
  const letters = row.filter(isChoice).map(({ text }) => letterOf(text))
  if (letters.some((letter) => found.some((choice) => choice.letter === letter))) return false
  const owners = row.map((line) => (isChoice(line) ? null : ownerOf(line, found)))
  if (owners.includes(undefined)) return false
  for (const [at, line] of row.entries()) {
    const owner = owners[at]
    if (owner) owner.lines.push(line)
    else found.push({ letter: letterOf(line.text), lines: [line] })
  }
  return true
}

/** The choice above, when the line begins under its words and not at the left edge of the text. */
function ownerOf(line: PdfLine, found: readonly Choice[]): Choice | undefined {
  const above = found.filter(({ lines }) => {
    const [first, last] = [lines[0], lines.at(-1)]
    return (
      first && last && line.x > first.x + 1 && line.x < first.right && line.y - last.y < line.size * nearLine
    )
  })
  return above.toSorted((one, other) => (other.lines[0]?.x ?? 0) - (one.lines[0]?.x ?? 0))[0]
}

/** "A. one B. two C. three" without wide spaces. */
function inlineChoices(line: PdfLine): PdfLine[] | null {
  if (letterOf(line.text) !== 0) return null
  const texts = line.text.split(/\s+(?=\(?[B-Hb-h][.)]\s)/)
  if (texts.length < 3 || !texts.every((text, at) => letterOf(text) === at)) return null
  return texts.map((text) => ({
    ...line,
    text,
    terms: line.terms.filter((term) => text.includes(term)),
    coloured: line.coloured?.filter((each) => text.includes(each.trim())) ?? [],
    alone: true,
  }))
}

const joined = (lines: readonly PdfLine[], x: number): PdfLine => {
  const [first] = lines as [PdfLine, ...PdfLine[]]
  return {
    ...first,
    x,
    text: lines
      .map(({ text }) => text)
      .join(' ')
      .replace(choiceStart, '$1. '),
    terms: lines.flatMap(({ terms }) => terms),
    coloured: lines.flatMap(({ coloured }) => coloured ?? []),
    runs: lines.flatMap(({ runs }) => runs),
    bold: false,
    alone: true,
  }
}
