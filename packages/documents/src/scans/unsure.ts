import type { Draft } from '../reading/draft.ts'
import type { ExtractedPage, PdfRun } from '../reading/pdf-page.ts'
import { isScanLineOpen, type ScanPage } from './scan.ts'

/** Stands behind words that were not read clearly, until what they are part of is left out. It is never shown. */
const mark = '\u2063'
/** Before a full stop, so that the next sentence has none of it. */
const withMark = (word: string): string => word.replace(/[^\p{L}\p{N}]*$/u, (end) => mark + end)
const isLongEnough = (word: string): boolean => (word.match(/\p{L}/gu)?.length ?? 0) >= 3

/** The lines of a scanned page as the words of any other page. Lines that the teacher took out are not there. */
export function runsOfScan({ lines }: ScanPage): PdfRun[] {
  return lines.flatMap((line) => {
    if (line.corrected !== undefined) return correctedRuns(line, line.corrected)
    const marked = isScanLineOpen(line)
    const longWords = line.words.some(({ text }) => isLongEnough(text))
    return line.words.map(({ text, x, width }) => ({
      ...runAt(line),
      text: marked && (isLongEnough(text) || !longWords) ? withMark(text) : text,
      x,
      width,
    }))
  })
}

/** Its drawings as those of any other page. */
export const picturesOfScan = ({ pictures }: ScanPage): ExtractedPage['pictures'] =>
  pictures.map(({ y, width, height, png }) => ({
    y,
    picture: { type: 'image/png', width, height, bytes: Buffer.from(png, 'base64') },
  }))

type Place = ScanPage['lines'][number]

const runAt = ({ y, size }: Place) => ({ y, size, bold: false, font: 'scan', spaced: true })

/** What was typed stands where the line stood; words that are the same stay where they were. */
function correctedRuns(line: Place, typed: string): PdfRun[] {
  const words = typed.split(/\s+/).filter(Boolean)
  if (words.length === line.words.length)
    return line.words.map(({ x, width }, at) => ({ ...runAt(line), text: words[at] ?? '', x, width }))
  const [first, last] = [line.words[0], line.words.at(-1)]
  if (!first || !last || words.length === 0) return []
  return [{ ...runAt(line), text: words.join(' '), x: first.x, width: last.x + last.width - first.x }]
}

const hasMark = (text: string): boolean => text.includes(mark)
/** Between two sentences; a point inside a number is none. */
const sentenceEnd = /(?<=[.!?]["”’)]?)\s+/

/** Whole sentences stay, those with a doubtful word go. */
const sureSentences = (text: string): string =>
  hasMark(text)
    ? text
        .split(sentenceEnd)
        .filter((each) => !hasMark(each))
        .join(' ')
    : text

/** Nothing can be made of what was not read clearly: it is not there any more. */
export function withoutUnsure(drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft): Draft[] => {
    const terms = draft.terms.filter((term) => !hasMark(term))
    if (draft.kind === 'picture') return [draft]
    if (draft.kind === 'table') {
      const cells = draft.cells.map((row) => row.map((cell) => (cell.some(hasMark) ? [] : cell)))
      return [{ ...draft, terms, cells }]
    }
    if (draft.kind === 'paragraph') {
      const text = sureSentences(draft.text)
      return text === '' ? [] : [{ ...draft, terms, text }]
    }
    return hasMark(draft.text) ? [] : [{ ...draft, terms }]
  })
}
