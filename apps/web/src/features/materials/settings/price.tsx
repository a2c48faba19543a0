import { costOfRun, type Prices } from '@klasrum/points/prices'
import { counted, number } from '../../../lib/format.ts'
import { Sum } from '../../../ui/sum.tsx'
import type { Wish } from './wish.ts'

/** An admin's runs are free. */
export const costOf = (wish: Wish, prices: Prices, free: boolean): number =>
  free ? 0 : costOfRun(prices, wish)

/** "4 sessions, quiz, exam" */
const othersIn = ({ sessions, exam }: Wish): string =>
  [counted(sessions, 'session'), 'quiz', ...(exam ? ['exam'] : [])].join(', ')

/** What the run costs, summed. */
export function PriceSum({ wish, prices, cost }: { wish: Wish; prices: Prices; cost: number }) {
  const plan = Math.min(cost, prices.LESSON_PLAN)
  return (
    <Sum
      rows={[
        ['Lesson plan', number(plan)],
        [othersIn(wish), number(cost - plan)],
        ['This run', counted(cost, 'point')],
      ]}
    />
  )
}
