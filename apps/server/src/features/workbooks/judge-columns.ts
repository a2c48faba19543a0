import type { GradeItem } from '@klasrum/contract/class-record'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { type Component, componentOf, partNames } from '@klasrum/grading/components'
import { type ClassPeriod, mostItems } from '../gradebook/door.ts'
import type { Chosen } from './match-names.ts'
import type { ReadColumn, WorkbookReading } from './reading.ts'
import { words } from './record-labels.ts'
import { parseMax, parseScore } from './score-text.ts'

type Shown = WorkbookPreview['columns'][number]
export type JudgedColumn = Shown & {
  read: ReadColumn
  /** What scores are judged by; null where none are taken. */
  most: number | null
}
type Place = {
  kind: WorkbookReading['kind']
  period: ClassPeriod
  ofTerms: boolean
  /** The highest score on record of each item, also of those who left. */
  highest: ReadonlyMap<number, number>
}
type Sought = { read: ReadColumn; title: string; chosen: number | null | undefined }

const names: Record<Component, string> = {
  ww: 'Written Work',
  pt: 'Performance Task',
  qa: 'Quarterly Assessment',
}

/** What becomes of each column of a quarter. `offset` is the place of the first among all columns of the file. */
export function judgeColumns(
  columns: readonly ReadColumn[],
  place: Place,
  chosen: Chosen,
  offset: number,
): JudgedColumn[] {
  const sought = columns.map((read, index) => ({
    read,
    title: read.title ?? usualTitle(columns, index),
    chosen: chosen[offset + index],
  }))
  const items = itemsFor(sought, place)
  const { length } = place.period.items
  let made = 0
  const assessments = new Set<GradeItem['part']>()
  return sought.map((each, index) => {
    const judged = judge(each, items[index], place)
    if (judged.state !== 'new') return judged
    if (judged.category === 'qa' && assessments.has(judged.part)) return refused(judged, secondQa)
    if (judged.category === 'qa') assessments.add(judged.part)
    made += 1
    return length + made > mostItems
      ? refused(judged, `A quarter can have at most ${mostItems} grade items.`)
      : judged
  })
}

const secondQa = 'There is such an assessment already.'

const refused = (column: JudgedColumn, problem: string): JudgedColumn => ({
  ...column,
  state: 'refused',
  most: null,
  problem,
})

function usualTitle(columns: readonly ReadColumn[], index: number): string {
  const { category, part } = columns[index] ?? { category: null, part: null }
  if (part) return partNames[part]
  if (!category) return ''
  const component = componentOf(category)
  const before = columns
    .slice(0, index)
    .filter((each) => each.category && componentOf(each.category) === component)
  return component === 'qa' ? names.qa : `${names[component]} ${before.length + 1}`
}

type Found = GradeItem | 'gone' | 'again' | undefined

/** The item of each column: as chosen, as our own file says, by the title, or by the place within the component. */
function itemsFor(sought: readonly Sought[], { kind, period: { items } }: Place): Found[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const said = sought.map(({ read, chosen }) => (chosen === undefined ? read.item_id : chosen))
  const claimed = new Set(said.filter((id) => id !== null))
  const free = items.filter(({ id }) => !claimed.has(id))
  const seen = new Set<number>()
  return sought.map(({ read, title, chosen }, index) => {
    const id = said[index] ?? null
    const item =
      id !== null ? (byId.get(id) ?? 'gone') : chosen === null ? undefined : fitting(index, read, title)
    if (!item || item === 'gone') return item
    if (seen.has(item.id)) return 'again'
    seen.add(item.id)
    return item
  })

  function fitting(index: number, read: ReadColumn, title: string): GradeItem | undefined {
    if (kind === 'table') return free.find((item) => words(item.title) === words(title))
    const component = read.category && componentOf(read.category)
    const fits = free.filter((item) => componentOf(item.category) === component)
    if (component === 'qa') return fits.find(({ part }) => part === read.part)
    if (kind === 'ours') return fits.find((item) => words(item.title) === words(title))
    const before = sought
      .slice(0, index)
      .filter((each, at) => said[at] === null && each.chosen !== null && isOf(each.read, component))
    return fits[before.length]
  }
}

const isOf = ({ category }: ReadColumn, component: Component | null): boolean =>
  category !== null && componentOf(category) === component

function judge({ read, title, chosen }: Sought, found: Found, place: Place): JudgedColumn {
  const { period, highest } = place
  const max = parseMax(read.max)
  const column: JudgedColumn = {
    quarter: period.quarter,
    column: read.letter,
    title: title.slice(0, 120),
    category: read.category,
    part: read.part,
    max_score: max,
    half_points: false,
    item_id: null,
    state: 'left_out',
    old_max: null,
    problem: null,
    read,
    most: null,
  }
  if (chosen === null) return column
  if (found === 'gone') return { ...column, problem: 'This item is no longer in the class.' }
  if (found === 'again') return refused(column, 'Another column of the file is this item too.')
  if (!found) return judgeNew(column, place)
  const { id: item_id, category, part, max_score: old_max, half_points } = found
  const ours = { ...column, title: found.title, category, part, half_points, item_id, old_max, most: old_max }
  if (max === null || max === old_max)
    return { ...ours, state: 'same', problem: read.max && max === null ? oddMax(read.max) : null }
  if (period.closed) return { ...ours, state: 'refused', problem: closed }
  const most = highest.get(item_id) ?? 0
  if (most > max) return { ...ours, state: 'refused', problem: `A score on record is ${most}.` }
  return { ...ours, state: 'changed', most: max }
}

export const closed = 'This period is closed.'
const oddMax = (text: string): string =>
  `The highest possible score “${text.slice(0, 20)}” is not a whole number from 1 to 1,000.`

function judgeNew(column: JudgedColumn, { period, ofTerms }: Place): JudgedColumn {
  const { read, max_score } = column
  const scores = read.cells.filter(({ text }) => text)
  if (scores.length === 0) return { ...column, problem: 'There are no scores in this column.' }
  if (read.category === null)
    return { ...column, problem: 'No item has this title. Choose the item it is, or skip it.' }
  if (max_score === null)
    return refused(column, read.max ? oddMax(read.max) : 'The file has no highest possible score here.')
  if (period.closed) return refused(column, closed)
  if (read.category === 'qa') {
    const part = read.part ?? (ofTerms ? 'te' : null)
    if (period.items.some((item) => item.category === 'qa' && item.part === part))
      return refused(column, secondQa)
    return taking({ ...column, part }, max_score)
  }
  return taking(column, max_score)
}

/** A column with half points makes an item that allows them. */
function taking(read: JudgedColumn, most: number): JudgedColumn {
  const scores = read.read.cells.flatMap(({ text }) => {
    const parsed = parseScore(text, { most, half_points: true })
    return 'value' in parsed && parsed.value !== null ? parsed.value : []
  })
  const some = scores.length > 0
  const column = { ...read, half_points: scores.some((score) => !Number.isInteger(score)) }
  // Judged all the same, so that every cell says why.
  return some
    ? { ...column, state: 'new', most }
    : { ...refused(column, 'No score in this column can be used.'), most }
}
