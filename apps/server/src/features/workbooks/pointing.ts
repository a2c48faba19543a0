import type { WorkbookPointing } from '@klasrum/contract/workbooks'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { gridOf } from './record-grid.ts'
import type { NamePart } from './record-labels.ts'
import { findRecordSheet, type RecordColumn, type RecordSheet } from './record-sheet.ts'

type Role = WorkbookPointing['columns'][number]['is']

const items = {
  ww: { component: 'ww', part: null },
  pt: { component: 'pt', part: null },
  qa: { component: 'qa', part: null },
  st1: { component: 'qa', part: 'st1' },
  st2: { component: 'qa', part: 'st2' },
  te: { component: 'qa', part: 'te' },
} as const satisfies Partial<Record<Role, Pick<RecordColumn, 'component' | 'part'>>>
const isItem = (role: Role): role is keyof typeof items => role in items

/** A sheet as the teacher points at it; weights and grades stay where they were found. */
export function recordOfPointing(
  sheet: WorkbookSheet,
  { quarter, first_row, highest_row, columns }: WorkbookPointing,
): RecordSheet {
  const found = findRecordSheet(sheet)
  const at = (role: Role): number | null => {
    const column = columns.find(({ is }) => is === role)?.column
    return column === undefined ? null : column - 1
  }
  const parts: Record<NamePart, number | null> = {
    last: at('last_name'),
    first: at('first_name'),
    middle: at('middle_name'),
  }
  const names = columns.filter(({ is }) => is === 'name').map(({ column }) => column - 1)
  return {
    name: sheet.name,
    grid: found?.grid ?? gridOf(sheet),
    quarter,
    ofTerms: found?.ofTerms ?? false,
    highest: highest_row === null ? nowhere : highest_row - 1,
    firstRow: first_row - 1,
    columns: columns
      .toSorted((one, other) => one.column - other.column)
      .flatMap(({ column, is }) =>
        isItem(is)
          ? [
              {
                at: column - 1,
                ...items[is],
                title: found?.columns.find((each) => each.at === column - 1)?.title ?? null,
              },
            ]
          : [],
      ),
    weights: found?.weights ?? null,
    isPointed: true,
    guessed: null,
    oddWeights: false,
    names: names.length > 0 ? names : [parts.last, parts.first].filter((column) => column !== null),
    nameParts: names.length > 0 || parts.last === null || parts.first === null ? null : parts,
    lrn: at('lrn'),
    initial: found?.initial ?? null,
    grade: found?.grade ?? null,
  }
}

/** No cell stands in this row. */
const nowhere = -1

/** What was understood of a sheet, in the words that the teacher points with. */
export function pointingOf(
  record: RecordSheet,
  { sheet, quarter, first_row }: { sheet: number; quarter: number; first_row: number },
): WorkbookPointing {
  const { columns, names, nameParts, lrn, highest } = record
  const named: [number | null, Role][] = nameParts
    ? [
        [nameParts.last, 'last_name'],
        [nameParts.first, 'first_name'],
        [nameParts.middle, 'middle_name'],
      ]
    : names.map((column) => [column, 'name'])
  const roles: [number | null, Role][] = [
    ...named,
    [lrn, 'lrn'],
    ...columns.map(({ at, component, part }): [number, Role] => [at, part ?? component]),
  ]
  return {
    sheet,
    quarter,
    first_row,
    highest_row: highest < 0 ? null : highest + 1,
    columns: roles.flatMap(([column, is]) => (column === null ? [] : [{ column: column + 1, is }])),
  }
}
