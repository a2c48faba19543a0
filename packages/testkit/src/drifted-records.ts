import {
  cellAt,
  type DriftCell,
  type DriftSheet,
  insertColumns,
  insertRows,
  put,
  reorderColumns,
} from './drifted-book.ts'

export type Below = (most: number) => number
type Component = 'ww' | 'pt' | 'qa'
/** Where everything stands in a blank sheet; rows and columns from 0. */
export type BlankRecord = {
  sheet: string
  highest: number
  items: { at: number; component: Component }[]
  name: number | { last: number; first: number; middle: number | null }
}

const learners = 12
const family = [
  ...['Santos', 'Reyes', 'Cruz', 'Bautista', 'Peña', 'Garcia'],
  ...['Mendoza', 'Dela Rosa', 'Aquino', 'Ramos', 'Lopez', 'Tan'],
]
const given = [
  ...['Ana', 'Ben', 'Carla', 'Dino', 'Elena', 'Felix'],
  ...['Gina', 'Hugo', 'Iris', 'Jose', 'Karen', 'Luis'],
]
const labels: Record<Component, string> = {
  ww: 'WRITTEN WORKS (30%)',
  pt: 'PERFORMANCE TASKS (50%)',
  qa: 'QUARTERLY ASSESSMENT (20%)',
}

/** Writes invented names, highest possible scores and scores over what stands in the cells; formulas stay. */
export function fillRecord(sheet: DriftSheet, blank: BlankRecord, below: Below): void {
  const { highest, items, name } = blank
  const write = (row: number, column: number, cell: Required<Pick<DriftCell, 'v' | 'tag'>>) => {
    const { f } = cellAt(sheet, row, column) ?? {}
    put(sheet, row, column, f ? { ...cell, f } : cell)
  }
  writeLabels(sheet, blank)
  const used = items.filter((_, at) => at % 3 !== 2)
  const most = new Map(used.map(({ at }) => [at, 10 + below(41)]))
  for (const [item, v] of most) write(highest, item, { v, tag: { is: 'max', learner: 0, item } })
  const rows = freeRows(sheet, blank)
  for (const [learner, row] of rows.entries()) {
    const tag = (part: 'whole' | 'last' | 'first' | 'middle') => ({ is: 'name', learner, part }) as const
    const [last = '', first = ''] = [family[learner], given[learner]]
    if (typeof name === 'number') write(row, name, { v: `${last}, ${first}`, tag: tag('whole') })
    else {
      write(row, name.last, { v: last, tag: tag('last') })
      write(row, name.first, { v: first, tag: tag('first') })
      if (name.middle !== null) write(row, name.middle, { v: 'M', tag: tag('middle') })
    }
    for (const [item, max] of most)
      if (below(8) > 0) write(row, item, { v: below(max + 1), tag: { is: 'score', learner, item } })
  }
}

/** Records are handed out without the labels of their components, which a program writes when it is downloaded. */
function writeLabels(sheet: DriftSheet, { highest, items }: BlankRecord): void {
  for (const component of ['ww', 'pt', 'qa'] as const) {
    const first = Math.min(...items.filter((each) => each.component === component).map(({ at }) => at))
    const over = sheet.merges.find(
      ({ top, bottom, left, right }) =>
        left === first &&
        right > left &&
        bottom < highest &&
        top >= highest - 4 &&
        !cellAt(sheet, top, left)?.v,
    )
    if (over) put(sheet, over.top, over.left, { v: labels[component] })
  }
}

/** Half of them below "MALE" and half below "FEMALE", where the sheet has them or has room. */
function freeRows(sheet: DriftSheet, { highest, name }: BlankRecord): number[] {
  const at = typeof name === 'number' ? name : name.last
  const texts = (row: number) => [0, 1, 2, 3].map((column) => String(cellAt(sheet, row, column)?.v ?? ''))
  const isNamed = (row: number) => texts(row).some((text) => /[A-Za-z]{3}/.test(text))
  const heading = (word: string) =>
    [...sheet.rows.keys()].find((row) => row > highest && texts(row).some((text) => text.trim() === word))
  const [boys, girls] = [heading('MALE'), heading('FEMALE')]
  const after = (row: number, count: number) => Array.from({ length: count }, (_, index) => row + 1 + index)
  if (boys !== undefined && girls !== undefined)
    return [...after(boys, learners / 2), ...after(girls, learners / 2)]
  if (!isNamed(highest + 1) && typeof name === 'number') {
    put(sheet, highest + 1, at, { v: 'MALE' })
    put(sheet, highest + 2 + learners / 2, at, { v: 'FEMALE' })
    return [...after(highest + 1, learners / 2), ...after(highest + 2 + learners / 2, learners / 2)]
  }
  return after(highest, learners)
}

const synonyms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^written[ /]/i, ['WRITTEN WORKS', 'Written Work', 'WW', 'Mga Gawaing Pasulat', 'Written Outputs']],
  [/^(product|performance)[ /]/i, ['PERFORMANCE TASKS', 'Performance Task', 'PT', 'Mga Gawaing Pagganap']],
  [/^quarterly assessment/i, ['QA', 'Quarterly Exam', 'Markahang Pagsusulit', 'Periodical Test']],
  [
    /^highest possible score$/i,
    ['HPS', 'Highest Possible Score', 'Perfect Score', 'Kabuuang Puntos', 'No. of Items'],
  ],
  [
    /^(learners' names|names of students)$/i,
    ['Name', "Learners' Names", 'Pangalan', 'Names of Learners', 'STUDENTS'],
  ],
  [/^total$/i, ['Total', 'TOTAL SCORE', 'Kabuuan', 'Sum']],
  [/^ps$/i, ['PS', 'Percentage Score']],
  [/^ws$/i, ['WS', 'Weighted Score']],
]

function renameHeads(sheet: DriftSheet, below: Below): void {
  for (const cells of sheet.rows.values())
    for (const cell of cells.values()) {
      const { v, tag } = cell
      if (typeof v !== 'string' || tag) continue
      const named = synonyms.find(([label]) => label.test(v.trim()))
      const percent = /\(\d+%\)/.exec(v)?.[0]
      const chosen = named?.[1][below(named[1].length)]
      if (chosen) cell.v = percent ? `${chosen} ${percent}` : chosen
    }
}

type Tagged = { row: number; column: number; cell: DriftCell }
const tagged = (sheet: DriftSheet): Tagged[] =>
  [...sheet.rows].flatMap(([row, cells]) =>
    [...cells].flatMap(([column, cell]) => (cell.tag ? [{ row, column, cell }] : [])),
  )
const rowOf = (sheet: DriftSheet, is: 'max'): number =>
  tagged(sheet).find(({ cell }) => cell.tag?.is === is)?.row ?? 0
const itemColumns = (sheet: DriftSheet): number[] =>
  tagged(sheet)
    .filter(({ cell }) => cell.tag?.is === 'max')
    .map(({ column }) => column)
    .sort((one, other) => one - other)
const learnerRows = (sheet: DriftSheet): number[] => [
  ...new Set(tagged(sheet).flatMap(({ row, cell }) => (cell.tag?.is === 'name' ? [row] : []))),
]

/** What people do to a record; each leaves its values as they are. */
const drifts: Record<string, (sheet: DriftSheet, below: Below) => void> = {
  'rows above': (sheet, below) => insertRows(sheet, below(rowOf(sheet, 'max') - 3), 1 + below(3)),
  'a row between learners': (sheet, below) => {
    const rows = learnerRows(sheet)
    insertRows(sheet, rows[1 + below(rows.length - 1)] ?? 0, 1)
  },
  'columns at the left': (sheet, below) => insertColumns(sheet, 0, 1 + below(2)),
  'an empty column among items': (sheet, below) => {
    const columns = itemColumns(sheet)
    insertColumns(sheet, columns[1 + below(columns.length - 2)] ?? 0, 1)
  },
  'items in another order': (sheet, below) => {
    const columns = itemColumns(sheet)
    const from = columns[below(columns.length - 1)] ?? 0
    if (columns.includes(from + 1)) reorderColumns(sheet, from, [from + 1, from])
  },
  'names of labels': renameHeads,
  'links to other files': (sheet, below) => {
    for (const { cell } of tagged(sheet)) if (below(4) === 0) cell.f = `[1]Scores!A${1 + below(90)}`
  },
  'an LRN column': (sheet) => {
    const [first] = tagged(sheet).filter(({ cell }) => cell.tag?.is === 'name')
    if (!first) return
    const at = Math.min(
      ...tagged(sheet)
        .filter(({ cell }) => cell.tag?.is === 'max')
        .map(({ column }) => column),
    )
    insertColumns(sheet, at, 1)
    put(sheet, rowOf(sheet, 'max') - 1, at, { v: 'LRN' })
    for (const [index, row] of learnerRows(sheet).entries())
      put(sheet, row, at, { v: String(136_500_000_001 + index) })
  },
  'boys and girls swapped': (sheet) => {
    const row = (word: string) =>
      [...sheet.rows].find(([, cells]) => [...cells.values()].some(({ v }) => String(v).trim() === word))?.[0]
    const [boys, girls] = [row('MALE'), row('FEMALE')]
    if (boys === undefined || girls === undefined) return
    for (let at = 0; at <= learners / 2; at += 1) {
      const [one, other] = [sheet.rows.get(boys + at), sheet.rows.get(girls + at)]
      sheet.rows.set(boys + at, other ?? new Map())
      sheet.rows.set(girls + at, one ?? new Map())
    }
  },
  'components swapped': (sheet) => {
    const groups = sheet.merges
      .filter(({ top, left }) =>
        /^(written|product|performance)/i.test(String(cellAt(sheet, top, left)?.v ?? '')),
      )
      .sort((one, other) => one.left - other.left)
    const [one, other] = groups
    if (!one || !other || one.right + 1 !== other.left) return
    const columns = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
    reorderColumns(sheet, one.left, [...columns(other.left, other.right), ...columns(one.left, one.right)])
  },
  'errors and remarks': (sheet, below) => {
    const right = Math.max(...itemColumns(sheet)) + 30
    put(sheet, 2, right, { v: 23, error: true })
    put(sheet, Math.max(...learnerRows(sheet)) + 3, 1, { v: 'Prepared by:' })
    put(sheet, Math.max(...learnerRows(sheet)) + 4, 1, { v: 'LUZ SANTOS' })
    if (below(2) === 0) put(sheet, 0, right, { v: 'Do not delete' })
  },
}
export const driftNames = Object.keys(drifts)

/** A few of them, the same on every sheet of the record. */
export function drift(sheets: readonly DriftSheet[], names: readonly string[], seedOf: () => Below): void {
  for (const sheet of sheets) {
    const below = seedOf()
    for (const name of names) drifts[name]?.(sheet, below)
  }
}

export type Truth = {
  names: string[]
  /** By the letter of the column's place. */
  items: { at: number; max: number; component: Component; scores: Map<string, number> }[]
}

/** What stands in the sheet now. */
export function truthOf(sheet: DriftSheet, { items }: BlankRecord): Truth {
  const all = tagged(sheet)
  const rows = learnerRows(sheet).sort((one, other) => one - other)
  const nameIn = (row: number): string => {
    const parts = new Map(
      all.flatMap(({ row: its, cell: { tag, v } }) =>
        its === row && tag?.is === 'name' ? [[tag.part, String(v)] as const] : [],
      ),
    )
    return (
      parts.get('whole') ??
      `${parts.get('last')}, ${[parts.get('first'), parts.get('middle')].filter(Boolean).join(' ')}`
    )
  }
  return {
    names: rows.map(nameIn),
    items: itemColumns(sheet).flatMap((at) => {
      const max = all.find(({ column, cell }) => column === at && cell.tag?.is === 'max')?.cell
      if (max?.tag?.is !== 'max') return []
      const { item } = max.tag
      const scores = all.flatMap(({ column, row, cell }) =>
        column === at && cell.tag?.is === 'score' ? [[nameIn(row), Number(cell.v)] as const] : [],
      )
      const component = items.find((each) => each.at === item)?.component ?? 'ww'
      return [{ at, max: Number(max.v), component, scores: new Map(scores) }]
    }),
  }
}
