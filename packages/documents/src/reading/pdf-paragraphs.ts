import type { Draft } from './draft.ts'
import { joinLines } from './hyphens.ts'
import { countedBy, endsSentence, isCaption, isDash, markOf } from './marks.ts'
import { breaks, cellsIn, goesOn, type PdfColumn, rightNear } from './pdf-breaks.ts'
import { looksLikeHead } from './pdf-heads.ts'
import type { PdfLine } from './pdf-lines.ts'

export type PdfReadingContext = {
  body: number
  known: ReadonlySet<string>
  /** Titles met so far: their levels are known only when all are. */
  heads: { draft: Extract<Draft, { kind: 'heading' }>; line: PdfLine }[]
}
/** The last paragraph or item of a text, which may go on behind a figure, a box, or the end of a page. */
export type Flow = { open: Open | null }
type Open = { draft: Extract<Draft, { text: string }>; last: PdfLine; page: number; full: boolean }
type Into = {
  page: number
  setting: PdfReadingContext
  drafts: Draft[]
  flow: Flow
  placeUpTo: (y: number) => void
}

export const blankDraft = (page: number): { page: number; terms: string[] } => ({ page, terms: [] })

/** Lines of one column, put together to titles, paragraphs, items and captions. */
export function textDrafts(lines: readonly PdfLine[], column: PdfColumn, into: Into): void {
  const { body } = into.setting
  let group: PdfLine[] = []
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1]
    const right = rightNear(lines, at, column.right)
    const around = {
      ...column,
      right,
      body,
      cells: cellsIn(lines, at, column.right),
      next: lines[at + 1],
    }
    if (last && group.length > 0 && breaks(last, line, group, around)) {
      close(group, column, into)
      group = []
    }
    group.push(line)
  }
  if (group.length > 0) close(group, column, into)
}

/** A page with nothing but a figure may come between. */
const mostPagesBetween = 2
/** In usual gaps between lines. */
const farBelow = 2.5
/** Words after which no sentence ends. */
const dangling =
  /(?:\s(?:the|a|an|of|in|on|at|to|and|or|for|with|by|from|is|are|ng|sa|ang|mga|na|ay|at|o|ni|si|kay)|[,\p{Ll}]-)$/u

function close(group: readonly PdfLine[], column: PdfColumn, into: Into): void {
  const { page, setting, drafts, flow, placeUpTo } = into
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) return
  placeUpTo(first.y - first.size)
  const text = group.slice(1).reduce((so, { text }) => joinLines(so, text, setting.known), first.text)
  const whole = { ...first, text, bold: group.every(({ bold }) => bold) }
  const place = {
    page,
    terms: group.flatMap(({ terms }) => terms),
    coloured: group.flatMap(({ coloured }) => coloured ?? []),
  }
  if (isCaption(text)) {
    drafts.push({ ...place, kind: 'caption', text })
    return
  }
  if (!first.alone && group.length <= 3 && looksLikeHead(whole, setting.body)) {
    const draft = { ...place, terms: [], kind: 'heading' as const, level: 1, text }
    setting.heads.push({ draft, line: whole })
    drafts.push(draft)
    flow.open = null
    return
  }
  const now = { last, page, full: last.right >= column.right - last.size * 1.5 }
  const { open } = flow
  const mark = open?.full && isDash(text) && !endsSentence(open.draft.text) ? null : markOf(text)
  if (open && !mark && goesOnFrom(open, first, text) && isNext(open, first, column, into)) {
    open.draft.text = joinLines(open.draft.text, text, setting.known)
    open.draft.terms.push(...place.terms)
    open.draft.coloured?.push(...place.coloured)
    flow.open = { ...now, draft: open.draft }
    return
  }
  const depth = Math.round((first.x - column.left) / 9)
  const draft = mark
    ? { ...place, kind: 'item' as const, depth, ordered: mark.ordered, ...countedBy(mark), text: mark.text }
    : { ...place, kind: 'paragraph' as const, text }
  drafts.push(draft)
  if (open && isSmallPrint(first, open)) return
  flow.open = first.alone ? null : { ...now, draft }
}

/** The words of a figure, between two lines of a sentence. */
const isSmallPrint = (first: PdfLine, { draft, last, full }: Open): boolean =>
  full && !endsSentence(draft.text) && first.size < last.size * 0.92

const goesOnFrom = ({ draft, last, full }: Open, first: PdfLine, text: string): boolean =>
  !endsSentence(draft.text) &&
  (goesOn.test(text) || isDash(text) || (full && !first.bold && dangling.test(draft.text))) &&
  Math.abs(last.size - first.size) <= last.size * 0.08

/** Nothing but a figure, a box or the end of a column or page may come between. */
function isNext({ draft, last, page }: Open, first: PdfLine, { usual }: PdfColumn, into: Into): boolean {
  if (into.page - page > mostPagesBetween) return false
  const isSame = into.page === page && into.drafts.at(-1) === draft
  return !isSame || first.y < last.y || first.y - last.y <= usual * farBelow
}
