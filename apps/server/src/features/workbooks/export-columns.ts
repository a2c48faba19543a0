import { componentOf } from '@klasrum/grading/components'
import { policyOf } from '@klasrum/grading/policies'
import type { ClassPeriod } from '../gradebook/door.ts'
import type { ClassRecord } from './export-record.ts'
import { layoutOf, partsInOrder, type RecordLayout, sheetNames } from './record-layout.ts'

type Item = ClassPeriod['items'][number]
/** Which column an item has, and which of the learner's cells is its. */
type ItemColumn = { item: Item; index: number; column: number }

/** A quarter or term with its sheet. */
export type PeriodPage = {
  name: string
  title: string
  period: ClassPeriod
  layout: RecordLayout
  columns: readonly ItemColumn[]
}

function columnsOf({ groups }: RecordLayout, items: readonly Item[]): ItemColumn[] {
  const all = items.map((item, index) => ({ item, index }))
  return groups.flatMap(({ component, first, weighted }) =>
    all
      .filter(({ item }) => componentOf(item.category) === component)
      .map(({ item, index }, place) => ({
        item,
        index,
        column: first + (weighted.length > 0 ? partsInOrder.indexOf(item.part ?? 'te') : place),
      })),
  )
}

export function periodPagesOf({ klass, boys, girls, periods }: ClassRecord): PeriodPage[] {
  const names = sheetNames(klass.policy, klass.subject_name).periods
  const { period: kind } = policyOf(klass.policy)
  return periods.map((period, index) => {
    const count = (component: string) =>
      period.items.filter(({ category }) => componentOf(category) === component).length
    const layout = layoutOf(klass.policy, {
      boys: boys.length,
      girls: girls.length,
      ww: count('ww'),
      pt: count('pt'),
      qa: count('qa'),
    })
    return {
      name: names[index] ?? '',
      title: `${kind} ${period.quarter}`,
      period,
      layout,
      columns: columnsOf(layout, period.items),
    }
  })
}

/** Whether an item from one column to another allows half points. */
export const hasHalves = ({ columns }: PeriodPage, first: number, last: number): boolean =>
  columns.some(({ item, column }) => item.half_points && column >= first && column <= last)
