import { rangeOf } from '@klasrum/documents/address'
import type { BookCheck, BookSheet } from '@klasrum/documents/book'
import { policyOf } from '@klasrum/grading/policies'
import { bare, bookCell } from './export-cells.ts'
import { hasHalves, type PeriodPage } from './export-columns.ts'
import { type Bands, scoreCheck } from './export-formulas.ts'
import { seatCells, sheetHeadingOf } from './export-heading.ts'
import { tableHead } from './export-period-head.ts'
import { gradeCells } from './export-period-rows.ts'
import { type ClassRecord, emptyRows, seatsOf } from './export-record.ts'
import type { Band, RecordLayout } from './record-layout.ts'

/** The sheet of a quarter or term. */
export function periodSheet(record: ClassRecord, page: PeriodPage, bands: Bands): BookSheet {
  const { name, layout } = page
  const seated = seatsOf(record, layout)
  const head = tableHead(record.klass.policy, page)
  const noteRow = layout.girls.last + 2
  return {
    name,
    widths: widthsOf(layout),
    rows: [
      { row: 1, height: 24 },
      { row: layout.heads, height: 28 },
      { row: layout.titles, height: 90 },
      { row: layout.highest, height: 18 },
      ...layout.unused.map((row) => ({ row, hidden: true as const })),
      ...emptyRows(seated),
    ],
    cells: [
      ...sheetHeadingOf(record, layout, {
        title: `CLASS RECORD, ${page.title.toUpperCase()}`,
        subtitle: subtitleOf(page),
      }),
      ...head.cells,
      ...seated.flatMap(({ band, label, seats }) => [
        bookCell(band.head, layout.number, null, 'band'),
        bookCell(band.head, layout.name, label, 'band'),
        ...bare(band.head, layout.name + 1, layout.descriptor, 'band'),
        ...seats.flatMap((seat) => [
          ...seatCells(layout, seat),
          ...gradeCells(page, seat.row, seat.student_id, bands),
        ]),
      ]),
      bookCell(noteRow, layout.number, notes.blank, 'note'),
    ],
    merges: head.merges,
    frozen: { rows: layout.highest, columns: layout.lrn },
    checks: checksOf(page),
    textRanges: [rangeOf([layout.boys.first, layout.lrn], [layout.girls.last, layout.lrn])],
    print: {
      area: rangeOf([1, 1], [noteRow, layout.descriptor]),
      paper: 'long',
      orientation: 'landscape',
      titleRows: `${layout.heads}:${layout.highest}`,
    },
  }
}

const notes = {
  blank:
    'PS: percent score. WS: weighted score. E: excused, counts neither in the total nor in the highest possible. A blank adds nothing to the total and stays in the highest possible.',
}

function subtitleOf({ period: { rule, closed } }: PeriodPage): string {
  const { name, transmuted } = policyOf(rule.policy)
  return [
    `Grading policy: ${name}`,
    transmuted === 'chosen' && rule.transmuted && 'transmuted',
    closed && 'closed',
  ]
    .filter(Boolean)
    .join(', ')
}

const widths = {
  margin: 2,
  number: 4.5,
  lrn: 13.5,
  score: 4.2,
  total: 5.8,
  figure: 6.8,
  grade: 9.2,
  words: 23,
}
/** The name has the columns up to the LRN. */
const nameWidth = 33

function widthsOf({ groups, number, name, lrn, initial, grade, descriptor }: RecordLayout): number[] {
  const found: number[] = Array.from({ length: descriptor }, () => widths.score)
  const set = (column: number, width: number) => {
    found[column - 1] = width
  }
  if (number > 1) set(1, widths.margin)
  set(number, widths.number)
  for (let column = name; column < lrn; column += 1) set(column, nameWidth / (lrn - name))
  set(lrn, widths.lrn)
  for (const { total, weighted, ps, ws } of groups) {
    if (total !== null) set(total, widths.total)
    for (const column of [...weighted, ps, ws]) set(column, widths.figure)
  }
  set(initial, widths.grade)
  set(grade, widths.grade)
  set(descriptor, widths.words)
  return found
}

function checksOf(page: PeriodPage): BookCheck[] {
  const { groups, highest, boys, girls } = page.layout
  const scores = ([first, last]: Span, band: Band): BookCheck => {
    const half = hasHalves(page, first, last)
    return {
      range: rangeOf([band.first, first], [band.last, last]),
      kind: 'formula',
      formula: scoreCheck(band.first, first, highest, half),
      message: `Use ${half ? 'whole or half points' : 'a whole number'} from 0 to the highest possible score, or E for excused.`,
    }
  }
  return groups.flatMap(({ first, last, ws }): BookCheck[] => [
    ...spansOf(page, first, last).flatMap((span) => [scores(span, boys), scores(span, girls)]),
    {
      range: rangeOf([highest, first], [highest, last]),
      kind: 'whole',
      least: 1,
      most: 1_000,
      message: 'Use a whole number from 1 to 1,000.',
    },
    {
      range: rangeOf([highest, ws], [highest, ws]),
      kind: 'decimal',
      least: 0,
      most: 1,
      message: 'Use a weight from 0% to 100%.',
    },
  ])
}

type Span = readonly [first: number, last: number]

/** The columns of a group together, or one by one where some of them allow half points. */
const spansOf = (page: PeriodPage, first: number, last: number): Span[] =>
  hasHalves(page, first, last)
    ? Array.from({ length: last - first + 1 }, (_, place) => [first + place, first + place])
    : [[first, last]]
