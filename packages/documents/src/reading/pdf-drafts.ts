import type { Draft, Picture } from './draft.ts'
import { knownWords } from './hyphens.ts'
import { columnsOf, guttersOf } from './pdf-columns.ts'
import { bodySize, levelsOf } from './pdf-heads.ts'
import { linesOf } from './pdf-lines.ts'
import type { Page } from './pdf-page.ts'
import { blankDraft, type Setting, textDrafts } from './pdf-paragraphs.ts'
import { withoutRunning } from './pdf-running.ts'
import { partsOf } from './pdf-tables.ts'

/** Pages in the order of reading: columns one after the other, tables, paragraphs that go on over a page made whole. */
export function draftsOfPages(pages: readonly Page[]): { drafts: Draft[]; pictures: Picture[] } {
  const lined = withoutRunning(
    pages.map(({ number, height, runs }) => ({ number, height, lines: linesOf(runs) })),
  )
  const all = lined.flatMap(({ lines }) => lines)
  const setting: Setting = { body: bodySize(all), known: knownWords(all.map(({ text }) => text)), heads: [] }
  const gutters = guttersOf(lined.map(({ lines }) => lines))
  const pictures: Picture[] = []
  const drafts: Draft[] = []
  for (const [at, { number, lines }] of lined.entries()) {
    const waiting = (pages[at]?.pictures ?? []).toSorted((one, other) => one.y - other.y)
    const placeUpTo = (y: number) => {
      while (waiting[0] && waiting[0].y <= y) {
        const [{ picture } = waiting[0]] = waiting.splice(0, 1)
        drafts.push({ ...blankDraft(number), kind: 'picture', picture: pictures.push(picture) - 1 })
      }
    }
    for (const column of columnsOf(lines, gutters[at] ?? null))
      for (const part of partsOf(column)) {
        if ('table' in part) {
          placeUpTo(part.table[0]?.flat()[0]?.y ?? 0)
          drafts.push(tableDraft(part.table, number))
        } else textDrafts(part.lines, { page: number, setting, drafts, placeUpTo })
      }
    placeUpTo(Number.POSITIVE_INFINITY)
  }
  const levelOf = levelsOf(setting.heads.map(({ line }) => line))
  for (const { draft, line } of setting.heads) draft.level = levelOf(line)
  return { drafts, pictures }
}

function tableDraft(table: ReturnType<typeof linesOf>[][], page: number): Draft {
  const [first = [], ...rest] = table
  const filled = first.flat()
  const isHead =
    first.every((cell) => cell.length > 0) &&
    rest.length > 0 &&
    (filled.every(({ bold }) => bold) ||
      (rest.length > 1 && filled.every(({ text }) => text.length <= 30 && !/[.;,]$/.test(text))))
  return {
    ...blankDraft(page),
    terms: rest.flatMap((row) => row.flatMap((cell) => cell.flatMap(({ terms }) => terms))).slice(0, 200),
    kind: 'table',
    head: isHead,
    cells: table.map((row) => row.map((cell) => cell.map(({ text }) => text))),
  }
}
