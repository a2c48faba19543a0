import type { GradeItem } from '@klasrum/contract/class-record'
import { componentOf, type Part, partNames, parts } from '@klasrum/grading/components'
import { fromHundredths, percentOf, toHundredths } from '@klasrum/grading/hundredths'
import type { Policy } from '@klasrum/grading/policies'
import { type GradeCell, lowestReported, periodGrade } from '@klasrum/grading/quarter-grade'

/** "86.09", or a dash while there is nothing. */
export const decimals = (figure: number | null): string => (figure === null ? '—' : figure.toFixed(2))

/** The row of the table that an initial grade falls in: "79.20 to 80.79". */
function tableRow({ table }: Policy, initial: number): string | undefined {
  const exact = toHundredths(initial)
  const at = table.findLastIndex(([from]) => from <= exact)
  const row = table[at]
  if (!row) return undefined
  const next = table[at + 1]
  const from = fromHundredths(row[0]).toFixed(2)
  return next ? `${from} to ${fromHundredths(next[0] - 1).toFixed(2)}` : from
}

/** How the grade of the period comes from the initial one. */
export function lastStep(policy: Policy, transmuted: boolean, initial: number): string {
  if (policy.transmuted === 'always' || (policy.transmuted === 'chosen' && transmuted)) {
    const row = tableRow(policy, initial)
    return row
      ? `by the table: ${row} becomes ${periodGrade({ policy: policy.id, transmuted }, initial)}`
      : 'by the table'
  }
  if (policy.transmuted === 'chosen') return 'equals the Initial Grade'
  return initial < lowestReported ? `rounded, never below ${lowestReported}` : 'rounded to a whole number'
}

/** A closed period keeps its grade; the step is told where it still leads to that grade. */
export function closedGradeStep(
  policy: Policy,
  transmuted: boolean,
  { initial, quarterly }: { initial: number | null; quarterly: number | null },
): string {
  const isSame = initial !== null && periodGrade({ policy: policy.id, transmuted }, initial) === quarterly
  return isSame
    ? `${lastStep(policy, transmuted, initial)}, as it was when the period was closed`
    : 'as it was when the period was closed'
}

type StepItem = Pick<GradeItem, 'id' | 'category' | 'part' | 'max_score'>

export type PartStep = { name: string; share: number; total: number; highest: number; ps: number | null }

/** The parts of a term's assessment that have items, each with its share of the component. */
export function partSteps(items: readonly StepItem[], cellOf: (item: number) => GradeCell): PartStep[] {
  return (Object.keys(parts) as Part[]).flatMap((part) => {
    const own = items.filter((item) => componentOf(item.category) === 'qa' && item.part === part)
    const counted = own.filter(({ id }) => cellOf(id) !== 'excused')
    if (counted.length === 0) return []
    const highest = counted.reduce((sum, { max_score }) => sum + max_score, 0)
    const total = counted.reduce((sum, { id }) => sum + (Number(cellOf(id)) || 0), 0)
    return [
      {
        name: partNames[part],
        share: parts[part],
        total,
        highest,
        ps: fromHundredths(percentOf(total, highest)),
      },
    ]
  })
}

/** "53.33 × 30% + 66.67 × 30% + 68.00 × 40%", over the shares in use where a part has no items. */
export function partsSum(steps: readonly PartStep[]): string {
  const sum = steps.map(({ ps, share }) => `${decimals(ps)} × ${share}%`).join(' + ')
  const shares = steps.reduce((total, { share }) => total + share, 0)
  return shares === 100 ? sum : `(${sum}) ÷ ${shares}%`
}
