import type { Sheet } from '@klasrum/documents/sheet'
import type { Component } from '@klasrum/grading/components'
import type { ReadColumn } from './reading.ts'
import { type Grid, gridOf, type Label, labelsOf } from './record-grid.ts'
import {
  componentIn,
  isCode,
  isDateRow,
  isHighest,
  isInitial,
  isLrn,
  isName,
  isPeriodGrade,
  isReckoned,
  isWeighted,
  type NamePart,
  namePartIn,
  partIn,
  percentIn,
  periodIn,
} from './record-labels.ts'

export type Column = Pick<ReadColumn, 'title' | 'part'> & { at: number; component: Component }
/** Where everything stands in one sheet of a class record. */
export type RecordSheet = {
  name: string
  grid: Grid
  quarter: number | null
  ofTerms: boolean
  highest: number
  columns: Column[]
  weights: Record<Component, number> | null
  /** Whether it has weights that are of no use. */
  oddWeights: boolean
  names: number[]
  /** Where the parts of a name have columns of their own. */
  nameParts: Record<NamePart, number | null> | null
  lrn: number | null
  initial: number | null
  grade: number | null
}

/** Labels stand at most so far above the highest possible scores. */
const reach = 12

/** Nothing when the sheet has no row of highest possible scores below labels of components. */
export function findRecord(sheet: Sheet): RecordSheet | undefined {
  const grid = gridOf(sheet)
  for (const highest of grid.rows) {
    if (!rowHas(grid, highest, isHighest)) continue
    const head = findHead(grid, highest)
    if (head !== undefined) return recordAt(sheet.name, grid, { head, highest, groups: groupsIn(grid, head) })
  }
  return recordByCodes(sheet.name, grid)
}

/** Where the labels of the components are missing or say nothing: "1 2 3 Total PS WS" thrice tells them by their order. */
function recordByCodes(name: string, grid: Grid): RecordSheet | undefined {
  const codes = grid.rows.find(
    (row) => columnsOf(grid).filter((column) => isWeighted(grid.at(row, column))).length >= 2,
  )
  if (codes === undefined) return undefined
  const below = Array.from({ length: mostBelow }, (_, at) => codes + 1 + at)
  const highest = below.find((row) => rowHas(grid, row, isHighest)) ?? codes + 1
  const head = findHead(grid, highest)
  const labels = head === undefined ? [] : groupsIn(grid, head)
  const groups = labels.length >= 2 ? labels : groupsByCodes(grid, codes)
  if (groups.length < 2) return undefined
  // Words such as "Initial" over "Grade" stand in the row above the codes.
  const top = labels.length >= 2 ? (head ?? codes) : Math.max(0, codes - 1)
  const record = recordAt(name, grid, { head: top, highest, groups })
  return record.columns.length >= fewestItems ? record : undefined
}

/** A sheet that sums up others has weighted scores and no items. */
const fewestItems = 3

/** Rows of dates and the like between the codes and the highest possible scores. */
const mostBelow = 4
const inOrder = ['ww', 'pt', 'qa'] as const

/** The columns up to each weighted score: written work, performance tasks and the assessment, in this order. */
function groupsByCodes(grid: Grid, codes: number): Group[] {
  const ends = columnsOf(grid).filter((column) => isWeighted(grid.at(codes, column)))
  const [first = 0] = ends
  // The assessment may have no weighted score of its own.
  const rest = columnsOf(grid).filter(
    (column) => column > (ends.at(-1) ?? 0) && /^\d{1,2}$/.test(grid.at(codes, column)),
  )
  if (ends.length < inOrder.length && rest.length > 0) ends.push(rest.at(-1) ?? 0)
  let from = first
  while (from > 0 && grid.at(codes, from - 1) !== '' && !isName(grid.at(codes, from - 1))) from -= 1
  return ends.slice(0, inOrder.length).map((to, at) => {
    const start = at === 0 ? from : (ends[at - 1] ?? 0) + 1
    return { text: '', from: start, to, component: inOrder[at] ?? 'qa' }
  })
}

const groupsIn = (grid: Grid, head: number): Group[] =>
  labelsOf(grid, head).flatMap((label) => {
    const component = componentIn(label.text)
    return component && !isInitial(label.text) && !isPeriodGrade(label.text) ? [{ ...label, component }] : []
  })

const columnsOf = ({ width }: Grid): number[] => Array.from({ length: width }, (_, column) => column)
const rowHas = (grid: Grid, row: number, fits: (text: string) => boolean): boolean =>
  columnsOf(grid).some((column) => fits(grid.at(row, column)))

/** The topmost row that names the most components, at least two of them. */
function findHead(grid: Grid, highest: number): number | undefined {
  let best: { row: number; count: number } | undefined
  for (const row of grid.rows.filter((each) => each < highest && each >= highest - reach)) {
    const named = new Set(labelsOf(grid, row).map(({ text }) => componentIn(text)))
    named.delete(undefined)
    if (named.size > Math.max(1, best?.count ?? 0)) best = { row, count: named.size }
  }
  return best?.row
}

type Place = { head: number; highest: number; groups: readonly Group[] }

function recordAt(name: string, grid: Grid, { head, highest, groups }: Place): RecordSheet {
  const first = Math.min(...groups.map(({ from }) => from))
  const isOfDates = (row: number) =>
    columnsOf(grid).some((column) => column < first && isDateRow(grid.at(row, column)))
  const labelled = grid.rows.filter((row) => row >= head && row < highest && !isOfDates(row))
  const stack = (column: number): string[] =>
    [...new Set(labelled.map((row) => grid.at(row, column)))].filter(Boolean)
  const isUnder = (column: number, fits: (text: string) => boolean) =>
    stack(column).some(fits) || fits(stack(column).join(' '))
  const inGroup = (column: number) => groups.some(({ from, to }) => from <= column && column <= to)
  const outside = columnsOf(grid).filter((column) => !inGroup(column))
  const columns = groups.flatMap((group) => itemsUnder(grid, group, stack, highest))
  const weights = weightsOf(grid, groups, stack, highest)
  const names = outside.filter(
    (column) => column < first && isUnder(column, (text) => isName(text) && !isLrn(text)),
  )
  const above = grid.rows
    .filter((row) => row < highest)
    .flatMap((row) => columnsOf(grid).map((column) => grid.at(row, column)))
  return {
    name,
    grid,
    quarter: periodIn(name) ?? above.map(periodIn).find((quarter) => quarter !== null) ?? null,
    ofTerms: columns.some(({ part }) => part !== null),
    highest,
    columns: oneOfEachPart(columns),
    weights: weights && sumOf(weights) === 100 ? weights : null,
    oddWeights: weights !== null && sumOf(weights) !== 100,
    names: names.length > 0 ? names : outside.filter((column) => column < first),
    nameParts: namePartsOf(grid, [...labelled, highest], first),
    lrn: outside.find((column) => isUnder(column, isLrn)) ?? null,
    initial: outside.find((column) => isUnder(column, isInitial)) ?? null,
    grade: outside.find((column) => isUnder(column, isPeriodGrade)) ?? null,
  }
}

/** Columns labelled Family Name, First Name and MI; nothing where a name stands in one. */
function namePartsOf(grid: Grid, rows: readonly number[], first: number): RecordSheet['nameParts'] {
  const found: Record<NamePart, number | null> = { last: null, first: null, middle: null }
  for (const row of rows)
    for (let column = 0; column < first; column += 1) {
      const part = namePartIn(grid.at(row, column))
      if (part) found[part] ??= column
    }
  return found.last === null || found.first === null ? null : found
}

type Group = Label & { component: Component }

const isNoItem = (text: string): boolean => isReckoned(text) || isInitial(text) || isPeriodGrade(text)

/** The columns of a group but those that are reckoned. */
function itemsUnder(
  grid: Grid,
  { text: over, from, to, component }: Group,
  stack: (column: number) => string[],
  highest: number,
): Column[] {
  return columnsOf(grid)
    .filter((column) => from <= column && column <= to)
    .flatMap((at) => {
      const own = stack(at).filter((text) => text !== over)
      // The code of an item stands lowest; above it somebody may have called it "Total".
      if (!isCode(own.at(-1) ?? '') && own.some(isNoItem)) return []
      if (isMergedInto(grid, at, highest)) return []
      const title = own.find((text) => !isCode(text)) ?? null
      const part = component === 'qa' ? (own.map(partIn).find(Boolean) ?? partIn(over)) : null
      return [{ at, component, part, title }]
    })
}

/** A highest possible score that is merged over other columns belongs to none of them but the first. */
function isMergedInto(grid: Grid, column: number, highest: number): boolean {
  const merge = grid.mergeAt(highest, column)
  return merge !== undefined && merge.left < column
}

/** Further columns of a part are what it weighs. */
const oneOfEachPart = (columns: readonly Column[]): Column[] =>
  columns.filter(
    ({ part }, index) => part === null || columns.findIndex((other) => other.part === part) === index,
  )

const sumOf = ({ ww, pt, qa }: Record<Component, number>): number => ww + pt + qa

/** From the labels of the components, else from above their weighted scores. */
function weightsOf(
  grid: Grid,
  groups: readonly Group[],
  stack: (column: number) => string[],
  highest: number,
): Record<Component, number> | null {
  const found: Partial<Record<Component, number>> = {}
  for (const { component, text, from, to } of groups) {
    const weighted = columnsOf(grid).findLast(
      (column) =>
        from <= column && column <= to && stack(column).some((each) => /^(ws|weighted score)/i.test(each)),
    )
    const percent =
      percentIn(text.replace(/^[^%]*?(?=\d+(\.\d+)?\s*%)/, '')) ??
      (weighted === undefined ? null : percentIn(grid.at(highest, weighted)))
    if (percent !== null) found[component] ??= percent
  }
  const { ww, pt, qa } = found
  return ww === undefined || pt === undefined ? null : { ww, pt, qa: qa ?? 0 }
}
