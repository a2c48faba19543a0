import { termsByColour } from './coloured.ts'
import type { Draft, Picture } from './draft.ts'
import { knownWords } from './hyphens.ts'
import { withoutAsides } from './pdf-asides.ts'
import { withBlanks } from './pdf-blanks.ts'
import { pdfColumnOf } from './pdf-breaks.ts'
import { segmentsOf } from './pdf-choices.ts'
import { gutterOf, guttersOf, readingColumnsOf } from './pdf-columns.ts'
import { withFractions } from './pdf-fractions.ts'
import { bodySize, levelsOf } from './pdf-heads.ts'
import { type PdfLine, pdfLinesOf } from './pdf-lines.ts'
import type { ExtractedPage } from './pdf-page.ts'
import { blankDraft, type Flow, type PdfReadingContext, textDrafts } from './pdf-paragraphs.ts'
import { type Inset, type Region, regionOf, stampsOf, tablesIn } from './pdf-regions.ts'
import { withoutRunning } from './pdf-running.ts'
import { closedUp, wordCounts } from './pdf-spacing.ts'
import { joinsTable, type Placed, tableDraft } from './pdf-table-drafts.ts'
import { pdfColumnPartsOf } from './pdf-tables.ts'

/** What waits until the text has come down to it. */
type Waiting = { y: number; place: () => void }
type Into = { page: number; setting: PdfReadingContext; drafts: Draft[]; flow: Flow; tables: Placed[] }

/** Pages in the order of reading: columns one after the other, tables, paragraphs that go on over a page made whole. */
export function draftsOfPages(pages: readonly ExtractedPage[]): { drafts: Draft[]; pictures: Picture[] } {
  const lined = withoutRunning(
    pages.map(({ number, height, runs, painting }) => ({
      number,
      height,
      lines: pdfLinesOf(withBlanks(withFractions(runs, painting.rules), painting)),
      tables: tablesIn(painting),
    })),
  )
  const all = lined.flatMap(({ lines }) => lines)
  const counts = wordCounts(all.map(({ text }) => text))
  for (const run of all.flatMap(({ runs }) => runs)) run.text = closedUp(run.text, counts)
  const setting: PdfReadingContext = {
    body: bodySize(all),
    known: knownWords(all.map(({ text }) => text)),
    heads: [],
  }
  const stamps = stampsOf(pages)
  const regions = pages.map((page, at) => regionOf(page, lined[at]?.lines ?? [], stamps))
  const gutters = guttersOf(regions.map(({ runs }) => pdfLinesOf(runs)))
  const pictures: Picture[] = []
  const drafts: Draft[] = []
  const flow: Flow = { open: null }
  const tables: Placed[] = []
  for (const [at, region] of regions.entries()) {
    const { number: page = 0, pictures: shown = [] } = pages[at] ?? {}
    const waiting = shown.map(({ y, picture }) => ({
      y,
      place: () => {
        if (!pictures.includes(picture)) pictures.push(picture)
        drafts.push({ ...blankDraft(page), kind: 'picture', picture: pictures.indexOf(picture) })
      },
    }))
    regionDrafts(region, { page, setting, drafts, flow, tables }, gutters[at] ?? null, waiting)
  }
  const levelOf = levelsOf(setting.heads.map(({ line }) => line))
  for (const { draft, line } of setting.heads) draft.level = levelOf(line)
  termsByColour(drafts)
  return { drafts, pictures }
}

function regionDrafts(region: Region, into: Into, gutter: number | null, waiting: Waiting[] = []): void {
  const { main, asides } = withoutAsides(pdfLinesOf(region.runs), into.setting.body)
  const beside = region.insets.filter((inset) => isBeside(inset, main))
  const queue = [
    ...waiting,
    ...asides.map(({ lines, y }) => ({
      y,
      place: () => apart({ runs: lines.flatMap(({ runs }) => runs), insets: [] }, into),
    })),
    ...beside.map((inset) => ({ y: inset.top + into.setting.body, place: () => insetDrafts(inset, into) })),
  ].sort((one, other) => one.y - other.y)
  const placeUpTo = (y: number) => {
    while (queue[0] && queue[0].y <= y) queue.shift()?.place()
  }
  const within = region.insets
    .filter((inset) => !beside.includes(inset))
    .map((inset) => ({ inset, line: lineOf(inset, into.setting.body) }))
  const lines = [...main]
  for (const { line } of within) {
    const below = lines.findIndex(({ y }) => y > line.y)
    lines.splice(below < 0 ? lines.length : below, 0, line)
  }
  for (const column of readingColumnsOf(lines, gutter))
    for (const stretch of stretchesOf(column, new Set(within.map(({ line }) => line)))) {
      const inset = within.find(({ line }) => line === stretch[0])?.inset
      if (inset) {
        placeUpTo(inset.top)
        insetDrafts(inset, into)
      } else columnDrafts(stretch, { ...into, placeUpTo })
    }
  placeUpTo(Number.POSITIVE_INFINITY)
}

/** Words with edges or a place of their own never go on in the text around them. */
const apart = (region: Region, into: Into): void =>
  regionDrafts(region, { ...into, flow: { open: null } }, gutterOf(pdfLinesOf(region.runs)))

function insetDrafts(inset: Inset, into: Into): void {
  if ('table' in inset) {
    const table = inset.table.map((row) => row.map((cell) => pdfLinesOf(cell)))
    pushTable(table, inset.lefts, into)
  } else for (const part of inset.parts) apart(part, into)
}

/** The text goes on to the left or right of it. */
const isBeside = ({ left, right, top, bottom }: Inset, lines: readonly PdfLine[]): boolean => {
  const near = lines.filter(({ y, size }) => y > top && y - size * 0.5 < bottom)
  return (
    near.length > 0 && near.every((line) => line.right <= left + line.size || line.x >= right - line.size)
  )
}

/** Its place among the lines of a column. A line beside the flag on its upper edge still comes before it. */
const lineOf = ({ left, right, top, bottom }: Inset, body: number): PdfLine => ({
  text: '',
  x: left,
  right,
  y: top + Math.min((bottom - top) / 2, body * 1.6),
  size: 1,
  bold: false,
  terms: [],
  runs: [],
})

/** Lines between insets, and each inset by itself. */
function stretchesOf(lines: readonly PdfLine[], insets: ReadonlySet<PdfLine>): PdfLine[][] {
  const stretches: PdfLine[][] = []
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1]
    if (!last || insets.has(line) || insets.has(last)) stretches.push([line])
    else stretches.at(-1)?.push(line)
  }
  return stretches
}

function columnDrafts(lines: readonly PdfLine[], into: Into & { placeUpTo: (y: number) => void }): void {
  const column = pdfColumnOf(lines, into.setting.body)
  for (const segment of segmentsOf(lines)) {
    if ('choices' in segment) textDrafts(segment.choices, column, into)
    else
      for (const part of pdfColumnPartsOf(segment.lines)) {
        if ('table' in part) {
          into.placeUpTo(part.table[0]?.flat()[0]?.y ?? 0)
          pushTable(part.table, [], into)
        } else textDrafts(part.lines, column, into)
      }
  }
}

/** Pictures and captions may come between the pages of a table. */
const mayComeBetween = new Set(['picture', 'caption'])

function pushTable(
  table: PdfLine[][][],
  lefts: readonly number[],
  { page, setting, drafts, flow, tables }: Into,
): void {
  flow.open = null
  const placed = { draft: tableDraft(table, page, setting.known), lefts, lastPage: page }
  const last = drafts.findLast(({ kind }) => !mayComeBetween.has(kind))
  const above = tables.at(-1)
  if (above && above.draft === last && joinsTable(above, placed)) return
  tables.push(placed)
  drafts.push(placed.draft)
}
