import type { Draft } from './draft.ts'
import { endsSentence } from './marks.ts'
import { goesOn } from './pdf-breaks.ts'
import { cellTexts } from './pdf-cells.ts'
import type { PdfLine } from './pdf-lines.ts'

type TableDraft = Extract<Draft, { kind: 'table' }>
type Row = TableDraft['cells'][number]
/** A table with where its columns begin, if that is known. */
export type Placed = { draft: TableDraft; lefts: readonly number[]; lastPage: number }

/** In points: columns of one table begin this close to each other on all of its pages. */
const aligned = 5

export function tableDraft(table: PdfLine[][][], page: number, known: ReadonlySet<string>): TableDraft {
  const [first = [], ...rest] = table
  const filled = first.flat()
  const isHead =
    first.every((cell) => cell.length > 0) &&
    rest.length > 0 &&
    (filled.every(({ bold }) => bold) ||
      (rest.length > 1 && filled.every(({ text }) => text.length <= 30 && !/[.;,]$/.test(text))))
  return {
    page,
    terms: rest.flatMap((row) => row.flatMap((cell) => cell.flatMap(({ terms }) => terms))).slice(0, 200),
    kind: 'table',
    head: isHead,
    cells: table.map((row) => row.map((cell) => cellTexts(cell, known))),
  }
}

/** The rest of a table on the next page, put to its beginning without the head that is repeated. False for another table. */
export function joinsTable(above: Placed, below: Placed): boolean {
  const head = above.draft.cells[0] ?? []
  const rows = rowsAs(below, above)
  const [first] = rows ?? []
  if (!rows || !first || below.lastPage - above.lastPage !== 1) return false
  const repeats = textOf(first) === textOf(head)
  if (below.draft.head && !repeats) return false
  for (const row of repeats ? rows.slice(1) : rows) addRow(row, above.draft.cells)
  above.draft.terms.push(...below.draft.terms)
  above.lastPage = below.lastPage
  return true
}

const textOf = (row: Row): string => row.map((cell) => cell.join(' ')).join('\t')

/** Its rows in the columns of another table; null where they do not fit. */
function rowsAs({ draft, lefts }: Placed, { draft: other, lefts: columns }: Placed): Row[] | null {
  const width = other.cells[0]?.length ?? 0
  if (draft.cells[0]?.length === width) return draft.cells
  const places = lefts.map((left) => columns.findIndex((column) => Math.abs(column - left) <= aligned))
  if (places.length === 0 || places.includes(-1) || columns.length !== width) return null
  return draft.cells.map((row) => columns.map((_, at) => row[places.indexOf(at)] ?? []))
}

function addRow(row: Row, cells: Row[]): void {
  const [above, before] = [cells.at(-1), cells.at(-2)]
  if (above && row[0]?.length === 0 && isRest(row, above)) {
    for (const [at, cell] of row.entries()) above[at]?.push(...cell)
    return
  }
  const first = row.findIndex((cell) => cell.length > 0)
  // A cell over several rows goes on over the end of the page.
  cells.push(
    row.map((cell, at) =>
      at < first && above?.[at] && above[at].join(' ') === before?.[at]?.join(' ') ? [...above[at]] : cell,
    ),
  )
}

/** What the cells say is the end of what the cells above them say. */
const isRest = (row: Row, above: Row): boolean =>
  row.every((cell, at) => {
    const [text, last] = [cell[0], above[at]?.at(-1)]
    return text === undefined || (last !== undefined && (!endsSentence(last) || goesOn.test(text)))
  })
