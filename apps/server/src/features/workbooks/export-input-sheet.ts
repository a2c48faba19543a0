import { rangeOf } from '@klasrum/documents/address'
import type { BookCell, BookSheet } from '@klasrum/documents/book'
import { bare, bookCell } from './export-cells.ts'
import { type ClassRecord, type ExportedLearner, gradeName } from './export-record.ts'
import { inputLayout, labels } from './record-layout.ts'

type Field = keyof typeof inputLayout.rows

const fieldLabels: Record<Field, string> = {
  region: 'REGION',
  division: 'DIVISION',
  district: 'DISTRICT',
  school_id: 'SCHOOL ID',
  school: 'SCHOOL NAME',
  school_year: 'SCHOOL YEAR',
  head: 'SCHOOL HEAD',
  teacher: 'TEACHER',
  subject: 'SUBJECT',
  grade: 'GRADE LEVEL',
  section: 'SECTION',
}

export const inputsOf = ({ klass, head }: ClassRecord): Record<Field, string> => ({
  region: head.region,
  division: head.division,
  district: head.district ?? '',
  school_id: head.school_code,
  school: head.school,
  school_year: klass.school_year,
  head: head.principal ?? '',
  teacher: klass.primary_teacher_name ?? '',
  subject: klass.subject_name,
  grade: gradeName(klass),
  section: klass.section,
})

const { label, value, rows, firstName } = inputLayout
const lastColumn = inputLayout.girls.lrn

/** The school, the class and its learners: the other sheets take their names from here. */
export function inputSheet(record: ClassRecord): BookSheet {
  const inputs = inputsOf(record)
  const lastRow = Math.max(rows.section, firstName + Math.max(record.boys.length, record.girls.length) - 1)
  const fields = Object.keys(rows) as Field[]
  return {
    name: labels.sheets.input,
    widths: [2, 12, 12, 4, 44, 2, 2, 2, 2, 5, 36, 15, 5, 36, 15],
    rows: [{ row: 2, height: 24 }],
    cells: [
      bookCell(2, label, 'CLASS RECORD', 'title'),
      bookCell(3, label, labels.sheets.input, 'subtitle'),
      bookCell(5, label, 'E in a score cell is excused. A blank is a score that is still to come.', 'note'),
      ...heading(8, label, value, 'SCHOOL'),
      ...heading(21, label, value, 'CLASS'),
      ...fields.flatMap((field) => [
        bookCell(rows[field], label, fieldLabels[field], 'label'),
        bookCell(rows[field], value, inputs[field], 'textEntry'),
      ]),
      ...names(labels.boys, record.boys, inputLayout.boys),
      ...names(labels.girls, record.girls, inputLayout.girls),
    ],
    merges: [],
    frozen: { rows: firstName - 1, columns: 0 },
    checks: [],
    textRanges: [
      rangeOf([rows.region, value], [rows.section, value]),
      rangeOf([firstName, inputLayout.boys.lrn], [lastRow, inputLayout.boys.lrn]),
      rangeOf([firstName, inputLayout.girls.lrn], [lastRow, inputLayout.girls.lrn]),
    ],
    print: { area: rangeOf([1, 1], [lastRow, lastColumn]), paper: 'long', orientation: 'landscape' },
  }
}

const heading = (row: number, from: number, to: number, text: string): BookCell[] => [
  bookCell(row, from, text, 'heading'),
  ...bare(row, from + 1, to, 'heading'),
]

type Columns = { number: number; name: number; lrn: number }
const names = (
  text: string,
  learners: readonly ExportedLearner[],
  { number, name, lrn }: Columns,
): BookCell[] => [
  ...heading(firstName - 3, number, lrn, `${labels.names}, ${text}`),
  bookCell(firstName - 1, number, 'No.', 'code'),
  bookCell(firstName - 1, name, 'Name', 'code'),
  bookCell(firstName - 1, lrn, labels.lrn, 'code'),
  ...learners.flatMap((learner, index) => [
    bookCell(firstName + index, number, index + 1, 'number'),
    bookCell(firstName + index, name, learner.name, 'textEntry'),
    bookCell(firstName + index, lrn, learner.lrn, 'lrn'),
  ]),
]
