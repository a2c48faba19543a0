import { cellAddressOf } from '@klasrum/documents/address'
import type { BookCell } from '@klasrum/documents/book'
import { descriptorOf } from '@klasrum/grading/averages'
import { parts } from '@klasrum/grading/components'
import { fromHundredths, percentOf, withWeight } from '@klasrum/grading/hundredths'
import { bare, bookCell, reckoned } from './export-cells.ts'
import { hasHalves, type PeriodPage } from './export-columns.ts'
import {
  type Bands,
  descriptor,
  initialGrade,
  percentScore,
  periodGradeFormula,
  sumOfScores,
  weightedPart,
  weightedScore,
} from './export-formulas.ts'
import type { LookName } from './export-looks.ts'
import { type LayoutGroup, labels, partsInOrder, type RecordLayout } from './record-layout.ts'

type Grade = PeriodPage['period']['grades'][number]
/** By column: what the learner has there. */
type Scores = ReadonlyMap<number, number | null>

const excusedCell = -1

/** The scores of a learner and what is reckoned from them. */
export function gradeCells(page: PeriodPage, row: number, student_id: number, bands: Bands): BookCell[] {
  const { layout, period, columns } = page
  const at = period.learners.findIndex((learner) => learner.student_id === student_id)
  const cells = period.learners[at]?.cells ?? []
  const scores: Scores = new Map(columns.map(({ column, index }) => [column, cells[index] ?? null]))
  const grade = period.grades[at]
  return [
    ...layout.groups.flatMap((group) => scoreCells(page, group, row, scores)),
    ...(grade && isGraded(page, grade)
      ? figures(page, { row, scores, grade, bands })
      : blankFigures(layout, row)),
  ]
}

/** Whoever came onto the roster after the closing has no grade, whatever scores they brought. */
const isGraded = ({ period }: PeriodPage, { ps_ww, ps_pt, ps_qa }: Grade): boolean =>
  !period.closed || [ps_ww, ps_pt, ps_qa].some((ps) => ps !== null)

const scoreCells = (
  page: PeriodPage,
  { first, last }: LayoutGroup,
  row: number,
  scores: Scores,
): BookCell[] =>
  Array.from({ length: last - first + 1 }, (_, place) => {
    const column = first + place
    const score = scores.get(column) ?? null
    const look = hasHalves(page, column, column) ? 'halfScore' : 'score'
    return bookCell(row, column, score === excusedCell ? labels.excused : score, look)
  })

type Row = { row: number; scores: Scores; grade: Grade; bands: Bands }

function figures(page: PeriodPage, { row, scores, grade, bands }: Row): BookCell[] {
  const { layout, period } = page
  const { initial_grade, quarterly_grade } = grade
  const [initialAt, gradeAt] = [cellAddressOf(row, layout.initial), cellAddressOf(row, layout.grade)]
  const words = quarterly_grade === null ? null : descriptorOf(period.rule.policy, quarterly_grade)
  return [
    ...layout.groups.flatMap((group) => groupFigures(page, group, { row, scores, grade, bands })),
    bookCell(row, layout.initial, reckoned(initialGrade(layout, row), initial_grade), 'initial'),
    bookCell(
      row,
      layout.grade,
      reckoned(periodGradeFormula(period.rule, initialAt, bands), quarterly_grade),
      gradeLook(page),
    ),
    bookCell(row, layout.descriptor, reckoned(descriptor(gradeAt, bands), words), 'words'),
  ]
}

/** A grade that is not transmuted under the plain policy has decimals. */
export const gradeLook = ({ period: { rule } }: PeriodPage): LookName =>
  rule.policy === 'plain' && !rule.transmuted ? 'exactGrade' : 'wholeGrade'

function groupFigures(page: PeriodPage, group: LayoutGroup, { row, scores, grade }: Row): BookCell[] {
  const at = { row, highest: page.layout.highest }
  const given = Array.from({ length: group.last - group.first + 1 }, (_, place) =>
    scores.get(group.first + place),
  ).filter((score) => typeof score === 'number' && score !== excusedCell)
  const total = given.length > 0 ? given.reduce((sum: number, score) => sum + (score ?? 0), 0) : null
  const { [`ps_${group.component}` as const]: ps, [`ws_${group.component}` as const]: ws } = grade
  return [
    ...(group.total === null
      ? []
      : [
          bookCell(
            row,
            group.total,
            reckoned(sumOfScores(group, row), total),
            hasHalves(page, group.first, group.last) ? 'halfTotal' : 'total',
          ),
        ]),
    ...group.weighted.map((column, place) =>
      bookCell(
        row,
        column,
        reckoned(
          weightedPart(group, place, at),
          given.length > 0 ? partOf(page, group.first + place, place, scores) : null,
        ),
        'percent',
      ),
    ),
    bookCell(row, group.ps, reckoned(percentScore(group, at), ps), 'percent'),
    bookCell(row, group.ws, reckoned(weightedScore(group, at), ws), 'percent'),
  ]
}

function partOf({ columns }: PeriodPage, column: number, place: number, scores: Scores): number | null {
  const most = columns.find((each) => each.column === column)?.item.max_score
  const score = scores.get(column) ?? 0
  if (most === undefined || score === excusedCell) return null
  return fromHundredths(withWeight(percentOf(score, most), parts[partsInOrder[place] ?? 'te']))
}

const blankFigures = ({ groups, initial, descriptor: last }: RecordLayout, row: number): BookCell[] => [
  ...groups.flatMap(({ last: lastItem, ws }) => bare(row, lastItem + 1, ws, 'percent')),
  ...bare(row, initial, last - 1, 'initial'),
  ...bare(row, last, last, 'words'),
]
