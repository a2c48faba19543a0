import type { BookCell } from '@klasrum/documents/book'
import { bookCell, reckoned } from './export-cells.ts'
import { textFrom } from './export-formulas.ts'
import { inputsOf } from './export-input-sheet.ts'
import type { ClassRecord, Seat } from './export-record.ts'
import { inputLayout, labels, type RecordLayout } from './record-layout.ts'

type Field = keyof typeof inputLayout.rows
const facts: readonly (readonly (readonly [label: string, fields: readonly Field[]])[])[] = [
  [
    ['REGION', ['region']],
    ['DIVISION', ['division']],
    ['DISTRICT', ['district']],
  ],
  [
    ['SCHOOL NAME', ['school']],
    ['SCHOOL ID', ['school_id']],
    ['SCHOOL YEAR', ['school_year']],
  ],
  [
    ['GRADE & SECTION', ['grade', 'section']],
    ['SUBJECT', ['subject']],
    ['TEACHER', ['teacher']],
  ],
]

const fromInput = (fields: readonly Field[]): string =>
  fields
    .map((field) => textFrom(labels.sheets.input, inputLayout.rows[field], inputLayout.value))
    .join('&" – "&')

/** What stands above the table of a sheet. */
export function sheetHeadingOf(
  record: ClassRecord,
  { facts: places, factRow: first, number }: Pick<RecordLayout, 'facts' | 'factRow' | 'number'>,
  { title, subtitle }: { title: string; subtitle: string },
): BookCell[] {
  const inputs = inputsOf(record)
  return [
    bookCell(1, number, title, 'title'),
    bookCell(2, number, subtitle, 'subtitle'),
    ...facts.flatMap((line, row) =>
      line.flatMap(([label, fields], slot) => {
        const [labelAt = 1, valueAt = 1] = places[slot] ?? []
        const value = fields.map((field) => inputs[field]).join(' – ')
        return [
          bookCell(first + row, labelAt, label, 'label'),
          bookCell(first + row, valueAt, reckoned(fromInput(fields), value), 'fact'),
        ]
      }),
    ),
  ]
}

/** The number, name and LRN of a learner's row. The name may run over the empty cells up to the LRN. */
export function seatCells(
  { number: numberAt, name: nameAt, lrn: lrnAt }: RecordLayout,
  { row, number, name, lrn, from }: Seat,
): BookCell[] {
  const take = (column: number, text: string | null) =>
    reckoned(textFrom(labels.sheets.input, from.row, column), text)
  return [
    bookCell(row, numberAt, number, 'number'),
    bookCell(row, nameAt, take(from.name, name), 'name'),
    ...Array.from({ length: lrnAt - nameAt - 1 }, (_, index) =>
      bookCell(row, nameAt + 1 + index, null, 'name'),
    ),
    bookCell(row, lrnAt, take(from.lrn, lrn), 'lrn'),
  ]
}
