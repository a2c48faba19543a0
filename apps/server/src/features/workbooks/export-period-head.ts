import { rangeOf } from '@klasrum/documents/address'
import type { BookCell } from '@klasrum/documents/book'
import { parts } from '@klasrum/grading/components'
import { periodGradeName } from '@klasrum/grading/policies'
import { bare, bookCell, reckoned } from './export-cells.ts'
import type { PeriodPage } from './export-columns.ts'
import { sumOfHighest } from './export-formulas.ts'
import type { ClassRecord } from './export-record.ts'
import { codeOf, type LayoutGroup, labels, partsInOrder, titleOfPart } from './record-layout.ts'

type Policy = ClassRecord['klass']['policy']

type Head = { cells: BookCell[]; merges: string[] }

/** The head of the table: groups, titles of items, their codes, and the highest possible scores with the weights. */
export function tableHead(policy: Policy, page: PeriodPage): Head {
  const { layout } = page
  const { heads, codes, highest, number, name, lrn } = layout
  const sides: [column: number, last: number, text: string][] = [
    [number, number, 'No.'],
    [name, lrn - 1, labels.names],
    [lrn, lrn, labels.lrn],
    [layout.initial, layout.initial, labels.initial],
    [layout.grade, layout.grade, periodGradeName(policy)],
    [layout.descriptor, layout.descriptor, labels.descriptor],
  ]
  return {
    cells: [
      ...sides.flatMap(([from, to, text]) =>
        [heads, heads + 1, codes].flatMap((row) => [
          bookCell(row, from, row === heads ? text : null, 'side'),
          ...bare(row, from + 1, to, 'side'),
        ]),
      ),
      bookCell(highest, number, null, 'most'),
      bookCell(highest, name, labels.highest, 'mostLabel'),
      ...bare(highest, name + 1, lrn, 'mostLabel'),
      ...layout.groups.flatMap((group) => groupHead(policy, page, group)),
      ...bare(highest, layout.initial, layout.descriptor, 'most'),
    ],
    merges: [
      ...sides.map(([from, to]) => rangeOf([heads, from], [codes, to])),
      ...layout.groups.map(({ first, ws }) => rangeOf([heads, first], [heads, ws])),
      ...layout.groups.flatMap((group) =>
        figuresOf(group).map(({ column }) => rangeOf([heads + 1, column], [codes, column])),
      ),
    ],
  }
}

function figuresOf({ total, weighted, ps, ws }: LayoutGroup): { column: number; text: string }[] {
  return [
    ...(total === null ? [] : [{ column: total, text: labels.total }]),
    ...weighted.map((column, place) => {
      const part = partsInOrder[place] ?? 'te'
      return { column, text: `${part.toUpperCase()} ${parts[part]}%` }
    }),
    { column: ps, text: labels.ps },
    { column: ws, text: labels.ws },
  ]
}

function groupHead(policy: Policy, { layout, columns, period }: PeriodPage, group: LayoutGroup): BookCell[] {
  const { heads, titles, codes, highest } = layout
  const items = new Map(columns.map(({ column, item }) => [column, item]))
  const places = Array.from({ length: group.last - group.first + 1 }, (_, place) => place)
  const most = sum(places.map((place) => items.get(group.first + place)?.max_score ?? 0))
  return [
    bookCell(heads, group.first, group.label, 'head'),
    ...bare(heads, group.first + 1, group.ws, 'head'),
    ...places.flatMap((place) => {
      const column = group.first + place
      const item = items.get(column)
      const expected = group.weighted.length > 0 ? titleOfPart(place) : null
      return [
        bookCell(titles, column, item?.title ?? expected, 'itemTitle'),
        bookCell(codes, column, codeOf(policy, group, place), 'code'),
        bookCell(highest, column, item?.max_score ?? null, 'most'),
      ]
    }),
    ...figuresOf(group).flatMap(({ column, text }) => [
      bookCell(titles, column, text, 'code'),
      bookCell(codes, column, null, 'code'),
    ]),
    ...(group.total === null
      ? []
      : [bookCell(highest, group.total, reckoned(sumOfHighest(group, highest), most), 'mostTotal')]),
    ...group.weighted.map((column, place) =>
      bookCell(highest, column, parts[partsInOrder[place] ?? 'te'] / 100, 'mostWeight'),
    ),
    bookCell(highest, group.ps, 100, 'mostPercent'),
    bookCell(highest, group.ws, weightOf(period.weights, group), 'mostWeight'),
  ]
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

function weightOf(weights: PeriodPage['period']['weights'], { component }: LayoutGroup): number | null {
  if (!weights) return null
  const { written_work_weight: ww, performance_task_weight: pt, quarterly_assessment_weight: qa } = weights
  return { ww, pt, qa }[component] / 100
}
