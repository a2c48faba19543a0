import { cellAddressOf, letterOf, rangeOf } from '@klasrum/documents/address'
import type { BookCell, BookSheet } from '@klasrum/documents/book'
import { descriptorOf, finalGrade as reckonFinal } from '@klasrum/grading/averages'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'
import { bare, bookCell, reckoned } from './export-cells.ts'
import type { PeriodPage } from './export-columns.ts'
import { type Bands, descriptor, finalGradeFormula, remarks } from './export-formulas.ts'
import { seatCells, sheetHeadingOf } from './export-heading.ts'
import { gradeLook } from './export-period-rows.ts'
import { type ClassRecord, emptyRows, type Seat, seatsOf } from './export-record.ts'
import { labels, type RecordLayout, sheetNames } from './record-layout.ts'

type Columns = { grades: number[]; final: number; descriptor: number; remarks: number }

/** The grades of all quarters or terms side by side, in the rows of their sheets. */
export function summarySheet(record: ClassRecord, pages: readonly PeriodPage[], bands: Bands): BookSheet {
  const { klass } = record
  const { summary } = sheetNames(klass.policy, klass.subject_name)
  const layout = pages[0]?.layout
  if (!layout) throw new Error('a class has no period')
  const columns = columnsAfter(layout, pages.length)
  const seated = seatsOf(record, layout)
  const { heads, highest, number, lrn } = layout
  const titles = [...pages.map(({ title }) => title), labels.final, labels.descriptor, 'Remarks']
  return {
    name: summary,
    widths: [
      ...(number > 1 ? [2] : []),
      5,
      ...Array.from({ length: lrn - layout.name }, () => 38 / (lrn - layout.name)),
      15,
      ...pages.map(() => 12),
      12,
      26,
      12,
    ],
    rows: [
      { row: 1, height: 24 },
      { row: highest, height: 30 },
      ...[...layout.unused, heads, heads + 1, heads + 2].map((row) => ({ row, hidden: true as const })),
      ...emptyRows(seated),
    ],
    cells: [
      ...sheetHeadingOf(record, placed(layout, columns), {
        title: summary,
        subtitle: `Grading policy: ${policyOf(klass.policy).name}`,
      }),
      bookCell(highest, number, 'No.', 'head'),
      bookCell(highest, layout.name, labels.names, 'head'),
      ...bare(highest, layout.name + 1, lrn - 1, 'head'),
      bookCell(highest, lrn, labels.lrn, 'head'),
      ...titles.map((title, index) => bookCell(highest, lrn + 1 + index, title, 'head')),
      ...seated.flatMap(({ band, label, seats }) => [
        bookCell(band.head, number, null, 'band'),
        bookCell(band.head, layout.name, label, 'band'),
        ...bare(band.head, layout.name + 1, columns.remarks, 'band'),
        ...seats.flatMap((seat) => [
          ...seatCells(layout, seat),
          ...gradeCells(klass.policy, pages, seat, columns, bands),
        ]),
      ]),
    ],
    merges: [rangeOf([highest, layout.name], [highest, lrn - 1])],
    frozen: { rows: highest, columns: lrn },
    checks: [],
    textRanges: [rangeOf([layout.boys.first, lrn], [layout.girls.last, lrn])],
    print: {
      area: rangeOf([1, 1], [layout.girls.last, columns.remarks]),
      paper: 'long',
      orientation: 'portrait',
      titleRows: `${highest}:${highest}`,
    },
  }
}

function columnsAfter({ lrn }: RecordLayout, periods: number): Columns {
  const grades = Array.from({ length: periods }, (_, index) => lrn + 1 + index)
  const final = lrn + periods + 1
  return { grades, final, descriptor: final + 1, remarks: final + 2 }
}

/** The facts of the sheets stand over other columns here. */
const placed = (layout: RecordLayout, { grades, final }: Columns): RecordLayout => ({
  ...layout,
  facts: [
    [layout.number, layout.name + 1],
    [grades[0] ?? 1, grades[1] ?? 1],
    [final, final + 1],
  ],
})

function gradeCells(
  policy: ClassRecord['klass']['policy'],
  pages: readonly PeriodPage[],
  { row, student_id }: Seat,
  columns: Columns,
  bands: Bands,
): BookCell[] {
  const grades = pages.map(
    ({ period }) => period.grades.find((grade) => grade.student_id === student_id)?.quarterly_grade ?? null,
  )
  const final = reckonFinal(policy, grades)
  const finalAt = cellAddressOf(row, columns.final)
  const first = columns.grades[0] ?? 1
  return [
    ...pages.map((page, index) => {
      const source = `'${page.name}'!$${letterOf(page.layout.grade)}$${row}`
      const formula = `IF(${source}="","",${source})`
      return bookCell(row, first + index, reckoned(formula, grades[index] ?? null), gradeLook(page))
    }),
    bookCell(
      row,
      columns.final,
      reckoned(finalGradeFormula(rangeOf([row, first], [row, columns.final - 1]), pages.length), final),
      'wholeGrade',
    ),
    bookCell(
      row,
      columns.descriptor,
      reckoned(descriptor(finalAt, bands), final === null ? null : descriptorOf(policy, final)),
      'words',
    ),
    bookCell(
      row,
      columns.remarks,
      reckoned(remarks(finalAt), final === null ? null : final >= passing ? 'Passed' : 'Failed'),
      'words',
    ),
  ]
}
