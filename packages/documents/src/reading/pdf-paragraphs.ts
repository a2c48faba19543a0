import type { Draft } from './draft.ts'
import { joinLines } from './hyphens.ts'
import { isCaption, isChapter, markOf } from './marks.ts'
import { median } from './median.ts'
import { looksLikeHead } from './pdf-heads.ts'
import type { Line } from './pdf-lines.ts'

export type Setting = {
  body: number
  known: ReadonlySet<string>
  /** Titles met so far: their levels are known only when all are. */
  heads: { draft: Extract<Draft, { kind: 'heading' }>; line: Line }[]
}
type Into = { page: number; setting: Setting; drafts: Draft[]; placeUpTo: (y: number) => void }

export const blankDraft = (page: number): { page: number; terms: string[] } => ({ page, terms: [] })

const endsSentence = /[.!?:;…]["”’)\]]*$/
/** What begins with one goes on from the line before. */
const goesOn = /^[\p{Ll}(,;]/u

/** Lines of one column, put together to titles, paragraphs, items and captions. */
export function textDrafts(lines: readonly Line[], into: Into): void {
  const usual = gapOf(lines, into.setting.body)
  const [left, right] = [Math.min(...lines.map(({ x }) => x)), quantileRight(lines)]
  let group: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1]
    if (last && group.length > 0 && breaks(last, line, group, { usual, left, right })) {
      close(group, left, into)
      group = []
    }
    group.push(line)
  }
  if (group.length > 0) close(group, left, into)
}

const quantileRight = (lines: readonly Line[]): number =>
  lines.map(({ right }) => right).sort((one, other) => one - other)[Math.floor(lines.length * 0.9)] ?? 0

/** From one line to the next inside a paragraph. */
function gapOf(lines: readonly Line[], body: number): number {
  const gaps = lines
    .slice(1)
    .map((line, at) => line.y - (lines[at]?.y ?? 0))
    .filter((gap) => gap > body * 0.8 && gap < body * 2.6)
  return gaps.length > 0 ? Math.min(median(gaps), ...quick(gaps)) : body * 1.4
}

/** In a column of titles and single lines the median is not the gap of a paragraph: the lower quarter is. */
const quick = (gaps: readonly number[]): number[] => [
  (gaps.toSorted((one, other) => one - other)[gaps.length >> 2] ?? 0) * 1.12,
]

type Column = { usual: number; left: number; right: number }

function breaks(last: Line, line: Line, group: readonly Line[], column: Column): boolean {
  const first = group[0] ?? last
  const gap = line.y - last.y
  // Wide spaces between words cut a line into several.
  if (Math.abs(gap) < line.size * 0.3 && line.x > last.x) return false
  if (gap < 0 || gap > Math.max(column.usual * 1.3, last.size * 1.3)) return true
  if (Math.abs(line.size - last.size) > last.size * 0.08 || line.bold !== last.bold)
    return isOther(last, line)
  if (markOf(line.text) && !goesOn.test(line.text)) return true
  if (markOf(line.text) && line.x <= first.x + line.size * 2.5 && markOf(first.text)) return true
  // No line of an item stands to the left of its mark.
  if (markOf(first.text) && line.x < first.x - line.size * 0.3) return true
  if (isCaption(line.text) || isChapter(line.text)) return true
  if (isCaption(first.text)) return endsSentence.test(last.text) || gap > column.usual * 1.1
  const isShort = last.right < column.right - (column.right - column.left) * 0.18
  if (isShort && endsSentence.test(last.text)) return true
  const isIndented = line.x > last.x + line.size * 0.8 && !markOf(first.text)
  return isIndented && endsSentence.test(last.text) && group.length > 1
}

/** A term in bold at the end or beginning of a line does not make it another paragraph. */
function isOther(last: Line, line: Line): boolean {
  if (Math.abs(line.size - last.size) > last.size * 0.08) return true
  if (last.bold && !line.bold) return !goesOn.test(line.text) || last.text.length <= 60
  return !(goesOn.test(line.text) && !endsSentence.test(last.text))
}

function close(group: readonly Line[], left: number, { page, setting, drafts, placeUpTo }: Into): void {
  const [first] = group
  if (!first) return
  placeUpTo(first.y - first.size)
  const text = group.slice(1).reduce((so, { text }) => joinLines(so, text, setting.known), first.text)
  const whole = { ...first, text, bold: group.every(({ bold }) => bold) }
  const place = { page, terms: group.flatMap(({ terms }) => terms) }
  if (isCaption(text)) {
    drafts.push({ ...place, kind: 'caption', text })
    return
  }
  if (group.length <= 3 && looksLikeHead(whole, setting.body)) {
    const draft = { ...place, terms: [], kind: 'heading' as const, level: 1, text }
    setting.heads.push({ draft, line: whole })
    drafts.push(draft)
    return
  }
  const mark = markOf(text)
  if (mark) {
    const depth = Math.round((first.x - left) / 9)
    drafts.push({ ...place, kind: 'item', depth, ordered: mark.ordered, text: mark.text })
    return
  }
  const last = drafts.at(-1)
  const open = last && (last.kind === 'paragraph' || last.kind === 'item') ? last : null
  // A paragraph cut by the end of a column or page; pictures and captions between are rare and left as they are.
  if (open && !endsSentence.test(open.text) && goesOn.test(text) && page - (open.page ?? 0) <= 1) {
    open.text = joinLines(open.text, text, setting.known)
    open.terms.push(...place.terms)
    return
  }
  drafts.push({ ...place, kind: 'paragraph', text })
}
