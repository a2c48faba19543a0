import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { dayAndTime, number, pesoText } from '../../../lib/format.ts'
import css from './top-up-facts.module.css'

export const TopUpFacts = ({ topUp }: { topUp: PendingTopUp }) => (
  <dl className={css.facts}>
    <div>
      <dt>Amount</dt>
      <dd>
        <b>{pesoText(topUp.amount)}</b>
      </dd>
    </div>
    <div>
      <dt>Points when approved</dt>
      <dd>
        <b>{number(topUp.points)}</b>
      </dd>
    </div>
    <div>
      <dt>Sent</dt>
      <dd>{dayAndTime(topUp.created_at)}</dd>
    </div>
    <div>
      <dt>Reference number</dt>
      <dd>{topUp.reference_no ?? 'Not given'}</dd>
    </div>
  </dl>
)
