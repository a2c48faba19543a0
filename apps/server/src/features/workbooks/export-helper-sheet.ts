import { letterOf, rangeOf } from '@klasrum/documents/address'
import type { BookCell, BookSheet } from '@klasrum/documents/book'
import { type Policy, policyOf } from '@klasrum/grading/policies'
import { bookCell, reckoned } from './export-cells.ts'
import type { PeriodPage } from './export-columns.ts'
import type { Bands } from './export-formulas.ts'
import type { ClassRecord } from './export-record.ts'
import { helperLayout, labels } from './record-layout.ts'

const { marker, classIdRow, heads, first, itemColumns } = helperLayout

/** The bands of each policy stand to the right of the list of items. */
const columnsEach = 6
const bandsAt = (place: number): number => itemColumns.title + 2 + place * columnsEach

/** The policies that the periods go by: the class's, and those of closings before it was changed. */
const policiesOf = ({ klass, periods }: ClassRecord): Policy['id'][] => [
  ...new Set([klass.policy, ...periods.map(({ rule }) => rule.policy)]),
]

export function bandsOf(record: ClassRecord): (policy: Policy['id']) => Bands {
  const policies = policiesOf(record)
  return (policy) => {
    const { table, descriptors } = policyOf(policy)
    const at = bandsAt(policies.indexOf(policy))
    const fixed = (column: number, rows: number) =>
      `${labels.sheets.helper}!$${letterOf(column)}$${first}:$${letterOf(column + 1)}$${first + rows - 1}`
    return { table: fixed(at, table.length), descriptors: fixed(at + 3, descriptors.length) }
  }
}

/** Tables that the other sheets look grades up in, and which column is which item, so that the file is known again. */
export function helperSheet(record: ClassRecord, pages: readonly PeriodPage[]): BookSheet {
  const policies = policiesOf(record)
  const items = pages.flatMap((page) => page.columns.map((column) => ({ page, ...column })))
  const lastRow = Math.max(first + items.length, first + 41)
  const lastColumn = bandsAt(policies.length) - 2
  return {
    name: labels.sheets.helper,
    widths: [12, 32, 10, 10, 40, 3, ...policies.flatMap(() => [14, 10, 3, 10, 28, 3])],
    rows: [{ row: 1, height: 24 }],
    cells: [
      bookCell(1, 1, marker, 'title'),
      bookCell(classIdRow, 1, helperLayout.classId, 'label'),
      bookCell(classIdRow, 2, record.klass.id, 'centred'),
      bookCell(
        3,
        1,
        'Kept by the product: with this sheet the file is known again when it is imported. Please leave it as it is.',
        'note',
      ),
      ...helperLayout.itemHeads.map((text, index) => bookCell(heads, 1 + index, text, 'head')),
      ...items.flatMap(({ page, item, column }, index) => {
        const row = first + index
        const anchor = `'${page.name}'!$${letterOf(column)}$${page.layout.highest}`
        return [
          bookCell(row, itemColumns.id, item.id, 'centred'),
          bookCell(row, itemColumns.sheet, page.name, 'textEntry'),
          bookCell(row, itemColumns.column, reckoned(`COLUMN(${anchor})`, column), 'centred'),
          bookCell(row, itemColumns.quarter, item.quarter, 'centred'),
          bookCell(row, itemColumns.title, item.title, 'textEntry'),
        ]
      }),
      ...policies.flatMap(bandCells),
    ],
    merges: [],
    frozen: { rows: heads, columns: 0 },
    checks: [],
    textRanges: [rangeOf([first, itemColumns.title], [lastRow, itemColumns.title])],
    print: { area: rangeOf([1, 1], [lastRow, lastColumn]), paper: 'long', orientation: 'landscape' },
  }
}

function bandCells(policy: Policy['id'], place: number): BookCell[] {
  const { name, table, descriptors } = policyOf(policy)
  const at = bandsAt(place)
  const ascending = [...descriptors].reverse()
  return [
    bookCell(heads - 1, at, name, 'fact'),
    bookCell(heads, at, 'Initial × 100', 'head'),
    bookCell(heads, at + 1, 'Grade', 'head'),
    bookCell(heads, at + 3, 'From', 'head'),
    bookCell(heads, at + 4, labels.descriptor, 'head'),
    ...table.flatMap(([from, grade], index) => [
      bookCell(first + index, at, from, 'centred'),
      bookCell(first + index, at + 1, grade, 'centred'),
    ]),
    ...ascending.flatMap(([from, words], index) => [
      bookCell(first + index, at + 3, from, 'centred'),
      bookCell(first + index, at + 4, words, 'entry'),
    ]),
  ]
}
