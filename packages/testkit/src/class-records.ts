import { Workbook, type Worksheet } from '@cj-tech-master/excelts'
import { parts } from '@klasrum/grading/components'
import { type TransmutationTable, tableOfOrder8, tableOfOrder15 } from '@klasrum/grading/transmutation'

type Typed = number | string | null
type Group = 'ww' | 'pt' | 'qa'
export type RecordLearner = { name: string; sex?: 'M' | 'F' } & Partial<Record<Group, readonly Typed[]>>
export type RecordPage = {
  /** The sheet's own name. */
  sheet: string
  highest: Record<Group, readonly Typed[]>
  learners: readonly RecordLearner[]
  /** `low` misses the least grade of a band, `broken` finds nothing, as in copies that circulate. */
  lookup?: 'right' | 'low' | 'broken'
}
type Wish = {
  /** Whole percents of the three components. */
  weights?: readonly [ww: number, pt: number, qa: number]
  /** Where the weights stand: in the labels of the groups, or above the weighted scores. */
  weightsIn?: 'labels' | 'row'
  /** Rows and columns by which somebody moved the table, and a column put in after the first written work. */
  drift?: { rows?: number; columns?: number; gap?: boolean }
}

type Layout = {
  head: number
  boys: number
  girls: number
  name: number
  room: { ww: number; pt: number }
  labels: Record<Group, string>
  codes: (group: Group, place: number) => string
  grade: string
  table: TransmutationTable
}

const quarterly: Layout = {
  head: 8,
  boys: 12,
  girls: 63,
  name: 2,
  room: { ww: 10, pt: 10 },
  labels: { ww: 'WRITTEN WORKS', pt: 'PERFORMANCE TASKS', qa: 'QUARTERLY ASSESSMENT' },
  codes: (_, place) => String(place + 1),
  grade: 'Quarterly Grade',
  table: tableOfOrder8,
}
const threeTerm: Layout = {
  head: 13,
  boys: 18,
  girls: 69,
  name: 3,
  room: { ww: 5, pt: 3 },
  labels: { ww: 'WRITTEN WORKS', pt: 'PERFORMANCE TASKS', qa: 'EXAMINATIONS' },
  codes: (group, place) =>
    group === 'qa' ? (['ST1', 'ST2', 'TE'][place] ?? '') : `${group.toUpperCase()}${place + 1}`,
  grade: 'TERM GRADE',
  table: tableOfOrder15,
}

/** Like the quarterly class record of 2015, with its own formulas' results: blanks count as zero, nothing is rounded before the end. */
export const quarterlyRecord = (pages: readonly RecordPage[], wish: Wish = {}): Promise<Buffer> =>
  recordOf(quarterly, pages, wish)

/** Like the class record of 2026 for three terms. */
export const threeTermRecord = (pages: readonly RecordPage[], wish: Wish = {}): Promise<Buffer> =>
  recordOf(threeTerm, pages, wish)

async function recordOf(layout: Layout, pages: readonly RecordPage[], wish: Wish): Promise<Buffer> {
  const book = new Workbook()
  const input = book.addWorksheet('INPUT DATA')
  input.getCell('B10').value = 'REGION'
  input.getCell('E10').value = 'IV-A'
  for (const page of pages) writePage(book.addWorksheet(page.sheet), layout, page, wish)
  const summary = book.addWorksheet('SUMMARY OF QUARTERLY GRADES')
  summary.addRow(["LEARNERS' NAMES", '1st Quarter', 'FINAL GRADE'])
  summary.addRow([pages[0]?.learners[0]?.name ?? '', 80, 80])
  const helper = book.addWorksheet('HELPER', { state: 'hidden' })
  for (const [from, grade] of layout.table) helper.addRow([from / 100, grade])
  return Buffer.from(await book.xlsx.writeBuffer())
}

function writePage(
  sheet: Worksheet,
  layout: Layout,
  { highest, learners, lookup = 'right' }: RecordPage,
  { weights = [20, 60, 20], weightsIn = 'labels', drift = {} }: Wish,
): void {
  const { rows = 0, columns = 0, gap = false } = drift
  const put = (row: number, column: number, value: unknown, to?: [row: number, column: number]) => {
    sheet.getCell(row + rows, column + columns).value = value as never
    if (to) sheet.mergeCells(row + rows, column + columns, to[0] + rows, to[1] + columns)
  }
  const { head, name } = layout
  const most = head + 2
  put(2, name, 'Class Record', [2, name + 20])
  put(head, name, "LEARNERS' NAMES", [head + 1, 5])
  put(most, name, 'HIGHEST POSSIBLE SCORE', [most, 5])

  let column = 6
  const figures: { group: Group; items: number[]; ps: number; ws: number }[] = []
  for (const [index, group] of (['ww', 'pt', 'qa'] as const).entries()) {
    const from = column
    const inParts = group === 'qa' && layout === threeTerm
    const room = group === 'qa' ? (inParts ? 3 : 1) : layout.room[group]
    const items: number[] = []
    for (let place = 0; place < room; place += 1) {
      put(head + 1, column, layout.codes(group, place))
      put(most, column, highest[group][place] ?? null)
      items.push(column)
      column += gap && group === 'ww' && place === 0 ? 2 : 1
    }
    if (group !== 'qa') put(head + 1, column++, 'Total')
    if (inParts) for (const share of Object.values(parts)) put(head + 1, column++, `${share}%`)
    put(head + 1, column, 'PS')
    put(most, column, 100)
    put(head + 1, column + 1, 'WS')
    const weight = weights[index] ?? 0
    if (weightsIn === 'row') put(most, column + 1, weight / 100)
    const label = weightsIn === 'labels' ? `${layout.labels[group]} (${weight}%)` : layout.labels[group]
    put(head, from, label, [head, column + 1])
    figures.push({ group, items, ps: column, ws: column + 1 })
    column += 2
  }
  put(head, column, 'Initial\nGrade', [most, column])
  put(head, column + 1, layout.grade, [most, column + 1])

  for (const [sex, label, first] of [
    ['M', 'MALE', layout.boys],
    ['F', 'FEMALE', layout.girls],
  ] as const) {
    put(first - 1, name, label)
    for (const [index, learner] of learners.filter((each) => (each.sex ?? 'M') === sex).entries()) {
      const row = first + index
      put(row, name - 1, index + 1)
      put(row, name, { formula: `'INPUT DATA'!K${index + 11}`, result: learner.name }, [row, 5])
      let initial = 0
      for (const [at, { group, items, ps, ws }] of figures.entries()) {
        const cells = learner[group] ?? []
        for (const [place, item] of items.entries()) put(row, item, cells[place] ?? null)
        const percent = percentOf(cells, highest[group], layout === threeTerm && group === 'qa')
        put(row, ps, { formula: 'SUM(A1)', result: percent })
        put(row, ws, { formula: 'SUM(A1)', result: (percent * (weights[at] ?? 0)) / 100 })
        initial += (percent * (weights[at] ?? 0)) / 100
      }
      put(row, column, { formula: 'SUM(A1)', result: initial })
      put(row, column + 1, { formula: 'LOOKUP(A1)', result: gradeOf(layout.table, initial, lookup) })
    }
  }
  put(layout.girls + 52, name, 'Prepared by:')
  put(layout.girls + 53, name, 'LUZ SANTOS')
}

const numberOf = (typed: Typed | undefined): number => (typeof typed === 'number' ? typed : 0)

function percentOf(cells: readonly Typed[], highest: readonly Typed[], inParts: boolean): number {
  const sum = (list: readonly Typed[]) => list.reduce<number>((total, each) => total + numberOf(each), 0)
  if (!inParts) return sum(highest) === 0 ? 0 : (sum(cells) / sum(highest)) * 100
  return Object.values(parts).reduce(
    (total, share, place) => total + (numberOf(cells[place]) / (numberOf(highest[place]) || 1)) * share,
    0,
  )
}

function gradeOf(table: TransmutationTable, initial: number, lookup: NonNullable<RecordPage['lookup']>) {
  if (lookup === 'broken') return { error: '#N/A' }
  const exact = Math.round(initial * 100)
  return table.findLast(([from]) => (lookup === 'low' && from > 0 ? from < exact : from <= exact))?.[1] ?? 60
}

/** A plain table as cells copied from a spreadsheet arrive. */
export const tableOfScores = (rows: readonly (readonly Typed[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.map((cell) => cell ?? '').join('\t')).join('\r\n'))
