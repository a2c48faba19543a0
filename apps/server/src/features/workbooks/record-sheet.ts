import type { WorkbookSheet } from '@klasrum/documents/sheet'
import type { Component } from '@klasrum/grading/components'
import type { ReadColumn } from './reading.ts'
import { gridOf, isSummedUp, type WorkbookGrid } from './record-grid.ts'
import {
  columnsOf,
  findHead,
  groupsByCodes,
  groupsIn,
  highestBelow,
  type LabelledGroup,
  startsLearners,
  withUnlabelled,
} from './record-groups.ts'
import {
  isCode,
  isDateRow,
  isHighest,
  isInitial,
  isLrn,
  isNameLabel,
  isPeriodGrade,
  isReckoned,
  isWeighted,
  type NamePart,
  namePartIn,
  partIn,
  percentIn,
  periodIn,
} from './record-labels.ts'

export type RecordColumn = Pick<ReadColumn, 'title' | 'part'> & { at: number; component: Component }
/** Where everything stands in one sheet of a class record. */
export type RecordSheet = {
  name: string
  grid: WorkbookGrid
  quarter: number | null
  ofTerms: boolean
  highest: number
  /** From here on learners may stand. */
  firstRow: number
  columns: RecordColumn[]
  weights: Record<Component, number> | null
  /** The teacher said what each column is, and that the others are nothing. */
  isPointed?: true
  /** Columns whose component is known by their place alone. */
  guessed: LabelledGroup | null
  /** Whether it has weights that are of no use. */
  oddWeights: boolean
  names: number[]
  /** Where the parts of a name have columns of their own. */
  nameParts: Record<NamePart, number | null> | null
  lrn: number | null
  initial: number | null
  grade: number | null
}

/** Nothing when the sheet has no row of highest possible scores below labels of components. */
export function findRecordSheet(sheet: WorkbookSheet): RecordSheet | undefined {
  const grid = gridOf(sheet)
  for (const highest of grid.rows) {
    if (!rowHas(grid, highest, isHighest)) continue
    const head = findHead(grid, highest)
    if (head === undefined) continue
    const groups = groupsIn(grid, head)
    const first = Math.min(...groups.map(({ from }) => from))
    // "Total points" over a column says nothing of its row.
    if (columnsOf(grid).some((column) => column < first && isHighest(grid.at(highest, column))))
      return recordAt(sheet.name, grid, {
        head,
        highest,
        groups: withUnlabelled(
          grid,
          grid.rows.filter((row) => row > head && row < highest),
          groups,
        ),
      })
  }
  return recordByCodes(sheet.name, grid) ?? recordByHead(sheet.name, grid)
}

/** Where the labels of the components are missing or say nothing: "1 2 3 Total PS WS" thrice tells them by their order. */
function recordByCodes(name: string, grid: WorkbookGrid): RecordSheet | undefined {
  const codes = grid.rows.find(
    (row) => columnsOf(grid).filter((column) => isWeighted(grid.at(row, column))).length >= 2,
  )
  if (codes === undefined) return undefined
  const head = findHead(grid, codes + 1)
  const labels = head === undefined ? [] : groupsIn(grid, head)
  const groups = labels.length >= 2 ? labels : groupsByCodes(grid, codes)
  if (groups.length < 2) return undefined
  const highest = highestBelow(grid, codes, groups)
  // Words such as "Initial" over "Grade" stand in the row above the codes.
  const top = labels.length >= 2 ? (head ?? codes) : Math.max(0, codes - 1)
  const record = recordAt(name, grid, { head: top, highest, groups })
  return record.columns.length >= fewestItems ? record : undefined
}

/** Where nothing says what row holds the highest possible scores: components in merged cells over the names of items. */
function recordByHead(name: string, grid: WorkbookGrid): RecordSheet | undefined {
  const head = grid.rows.find((row) => {
    const groups = groupsIn(grid, row)
    const isWide = groups.filter(({ from }) => (grid.mergeAt(row, from)?.right ?? from) > from).length >= 2
    return isWide && new Set(groups.map(({ component }) => component)).size >= 2
  })
  if (head === undefined) return undefined
  const groups = groupsIn(grid, head)
  // A sheet that sums up others has learners right below its labels.
  if (startsLearners(grid, head + 1, groups)) return undefined
  const highest = highestBelow(grid, head + 1, groups)
  const record = recordAt(name, grid, { head, highest, groups })
  const isOfItems = groups.some(({ from, to }) =>
    columnsOf(grid).some((column) => column > from && column <= to && grid.at(head + 1, column)),
  )
  return isOfItems && record.columns.length >= fewestItems ? record : undefined
}

/** A sheet that sums up others has weighted scores and no items. */
const fewestItems = 3

const rowHas = (grid: WorkbookGrid, row: number, fits: (text: string) => boolean): boolean =>
  columnsOf(grid).some((column) => fits(grid.at(row, column)))

type Place = { head: number; highest: number; groups: readonly LabelledGroup[] }

function recordAt(name: string, grid: WorkbookGrid, { head, highest, groups }: Place): RecordSheet {
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
    (column) => column < first && isUnder(column, (text) => isNameLabel(text) && !isLrn(text)),
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
    firstRow: highest + 1,
    guessed: groups.find(({ isGuessed }) => isGuessed) ?? null,
    columns: oneOfEachPart(columns),
    weights: weights && sumOf(weights) === 100 ? weights : null,
    oddWeights: weights !== null && sumOf(weights) !== 100,
    names: names.length > 0 ? names : outside.filter((column) => column < first),
    nameParts: namePartsOf(grid, [...labelled, highest], first),
    lrn: columnsOf(grid).find((column) => isUnder(column, isLrn)) ?? null,
    initial: outside.find((column) => isUnder(column, isInitial)) ?? null,
    grade: outside.find((column) => isUnder(column, isPeriodGrade)) ?? null,
  }
}

/** Columns labelled Family Name, First Name and MI; nothing where a name stands in one. */
function namePartsOf(grid: WorkbookGrid, rows: readonly number[], first: number): RecordSheet['nameParts'] {
  const found: Record<NamePart, number | null> = { last: null, first: null, middle: null }
  // The finer labels stand lower: "Pangalan" over all of them names none of the parts.
  for (const row of rows.toReversed())
    for (let column = 0; column < first; column += 1) {
      const part = namePartIn(grid.at(row, column))
      if (part) found[part] ??= column
    }
  return found.last === null || found.first === null ? null : found
}

const isNoItem = (text: string): boolean =>
  isReckoned(text) || isInitial(text) || isPeriodGrade(text) || isLrn(text)

/** The columns of a group but those that are reckoned. */
function itemsUnder(
  grid: WorkbookGrid,
  { text: over, from, to, component }: LabelledGroup,
  stack: (column: number) => string[],
  highest: number,
): RecordColumn[] {
  return columnsOf(grid)
    .filter((column) => from <= column && column <= to)
    .flatMap((at) => {
      const own = stack(at).filter((text) => text !== over)
      // The code of an item stands lowest; above it somebody may have called it "Total".
      if (!isCode(own.at(-1) ?? '') && own.some(isNoItem)) return []
      if (isMergedInto(grid, at, highest) || isSummedUp(grid, at, highest)) return []
      const title = own.find((text) => !isCode(text)) ?? null
      // An empty column among the parts is none of them.
      const said = own.map(partIn).find(Boolean) ?? (own.length > 0 ? partIn(over) : null)
      const part = component === 'qa' ? said : null
      return [{ at, component, part, title }]
    })
}

/** A highest possible score that is merged over other columns belongs to none of them but the first. */
function isMergedInto(grid: WorkbookGrid, column: number, highest: number): boolean {
  const merge = grid.mergeAt(highest, column)
  return merge !== undefined && merge.left < column
}

/** Further columns of a part are what it weighs. */
const oneOfEachPart = (columns: readonly RecordColumn[]): RecordColumn[] =>
  columns.filter(
    ({ part }, index) => part === null || columns.findIndex((other) => other.part === part) === index,
  )

const sumOf = ({ ww, pt, qa }: Record<Component, number>): number => ww + pt + qa

/** From the labels of the components, else from above their weighted scores. */
function weightsOf(
  grid: WorkbookGrid,
  groups: readonly LabelledGroup[],
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
