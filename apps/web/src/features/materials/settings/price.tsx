import { costOfRun, type Prices } from '@klasrum/points/prices'
import { counted, number } from '../../../lib/format.ts'
import css from './settings.module.css'
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
    <dl className={css.sum} aria-live="polite">
      <div>
        <dt>Lesson plan</dt>
        <dd>{number(plan)}</dd>
      </div>
      <div>
        <dt>{othersIn(wish)}</dt>
        <dd>{number(cost - plan)}</dd>
      </div>
      <div>
        <dt>This run</dt>
        <dd>{counted(cost, 'point')}</dd>
      </div>
    </dl>
  )
}
