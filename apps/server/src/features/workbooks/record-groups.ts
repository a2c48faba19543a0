import type { Component } from '@klasrum/grading/components'
import { sexHeadingOf } from '../learners/door.ts'
import { type Label, labelsOf, type WorkbookGrid } from './record-grid.ts'
import {
  componentIn,
  isDateRow,
  isHighest,
  isInitial,
  isLrn,
  isNameLabel,
  isNobody,
  isPeriodGrade,
  isWeighted,
  namePartIn,
} from './record-labels.ts'

/** The columns of a component, by the label over them. */
export type LabelledGroup = Label & {
  component: Component
  /** Nothing says so but its place. */
  isGuessed?: true
}

/** Labels stand at most so far above the highest possible scores. */
const reach = 12
const inOrder = ['ww', 'pt', 'qa'] as const

export const columnsOf = ({ width }: WorkbookGrid): number[] =>
  Array.from({ length: width }, (_, column) => column)

export const groupsIn = (grid: WorkbookGrid, head: number): LabelledGroup[] =>
  labelsOf(grid, head).flatMap((label) => {
    const component = componentIn(label.text)
    return component && !isInitial(label.text) && !isPeriodGrade(label.text) ? [{ ...label, component }] : []
  })

/** The topmost row that names the most components, at least two of them. */
export function findHead(grid: WorkbookGrid, highest: number): number | undefined {
  let best: { row: number; count: number } | undefined
  for (const row of grid.rows.filter((each) => each < highest && each >= highest - reach)) {
    const named = new Set(labelsOf(grid, row).map(({ text }) => componentIn(text)))
    named.delete(undefined)
    if (named.size > Math.max(1, best?.count ?? 0)) best = { row, count: named.size }
  }
  return best?.row
}

/** The columns up to each weighted score: written work, performance tasks and what is assessed, in this order. */
export function groupsByCodes(grid: WorkbookGrid, codes: number): LabelledGroup[] {
  const ends = columnsOf(grid).filter((column) => isWeighted(grid.at(codes, column)))
  const [first = 0] = ends
  // The assessment may have no weighted score of its own.
  const rest = columnsOf(grid).filter(
    (column) => column > (ends.at(-1) ?? 0) && /^\d{1,2}$/.test(grid.at(codes, column)),
  )
  if (ends.length < inOrder.length && rest.length > 0) ends.push(rest.at(-1) ?? 0)
  // An empty column may stand among the items, but not among the names before them.
  const isOfNames = (column: number) =>
    [codes - 1, codes].some((row) => {
      const text = grid.at(row, column)
      return isNameLabel(text) || isLrn(text) || namePartIn(text) !== null
    })
  const before = columnsOf(grid).filter((column) => column < first)
  const lastName = before.findLast(isOfNames) ?? -1
  const from = before.find((column) => column > lastName && grid.at(codes, column) !== '') ?? first
  return ends.map((to, at) => {
    const start = at === 0 ? from : (ends[at - 1] ?? 0) + 1
    return { text: '', from: start, to, component: inOrder[at] ?? 'qa' }
  })
}

/** Where two components are labelled, the third is what stands between or beside them under codes of its own. */
export function withUnlabelled(
  grid: WorkbookGrid,
  rows: readonly number[],
  groups: readonly LabelledGroup[],
): LabelledGroup[] {
  const missing = inOrder.filter((component) => groups.every((group) => group.component !== component))
  const codes = rows.find((row) => columnsOf(grid).some((column) => isWeighted(grid.at(row, column))))
  const [only, ...others] = missing
  if (!only || others.length > 0 || codes === undefined) return [...groups]
  const uncovered = groupsByCodes(grid, codes).filter(({ from, to }) =>
    groups.every((group) => group.to < from || group.from > to),
  )
  const [left, ...more] = uncovered
  return left && more.length === 0 ? [...groups, { ...left, component: only, isGuessed: true }] : [...groups]
}

/** What stands before the columns of the groups. */
function besideOf(grid: WorkbookGrid, row: number, groups: readonly LabelledGroup[]): string[] {
  const first = Math.min(...groups.map(({ from }) => from))
  return columnsOf(grid)
    .filter((column) => column < first)
    .map((column) => grid.at(row, column))
}

export const startsLearners = (grid: WorkbookGrid, row: number, groups: readonly LabelledGroup[]): boolean =>
  isOfLearners(besideOf(grid, row, groups))

/** Rows of dates and the like between the codes and the learners. */
const mostBelow = 6

/**
 * The row of highest possible scores below the names of items: the one that says so, or else the one above the learners
 * with the most numbers.
 */
export function highestBelow(grid: WorkbookGrid, codes: number, groups: readonly LabelledGroup[]): number {
  const beside = (row: number) => besideOf(grid, row, groups)
  const rows: number[] = []
  for (let row = codes + 1; row <= codes + mostBelow; row += 1) {
    if (beside(row).some(isHighest)) return row
    if (isOfLearners(beside(row))) break
    if (!beside(row).some(isDateRow)) rows.push(row)
  }
  const numbers = (row: number) =>
    groups
      .flatMap(({ from, to }) => columnsOf(grid).filter((column) => from <= column && column <= to))
      .filter((column) => /^\d{1,3}$/.test(grid.at(row, column))).length
  const [best] = rows.toSorted((one, other) => numbers(other) - numbers(one))
  return best ?? codes + 1
}

/** "MALE", the number 1 before a name, or a name. */
function isOfLearners(texts: readonly string[]): boolean {
  const said = texts.filter(Boolean)
  if (sexHeadingOf(said) || texts.some((text) => /^1\.?$/.test(text))) return true
  return said.some(
    (text) => /\p{L}{2}.*\p{L}/u.test(text) && !isNobody(text) && !namePartIn(text) && !isOther(text),
  )
}

const isOther = (text: string): boolean => /^(no|sex|lrn|section|grade)\b/i.test(text)
