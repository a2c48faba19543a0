import type { Reply } from '../../lib/call.ts'
import { pesoText } from '../../lib/format.ts'
import { whenSaid } from '../../lib/when.ts'

export type WaitingTopUpFigures = Pick<
  Reply<'GET /api/admin/stats'>,
  'pending_topups' | 'pending_amount' | 'oldest_pending_at' | 'point_alarms'
>

/** "₱3,450 in all. The oldest was sent today at 6:12 PM." */
export function topUpSummary(
  { pending_amount, oldest_pending_at }: Pick<WaitingTopUpFigures, 'pending_amount' | 'oldest_pending_at'>,
  now: Date,
): string {
  const sum = `${pesoText(pending_amount)} in all.`
  return oldest_pending_at ? `${sum} The oldest was sent ${whenSaid(oldest_pending_at, now)}.` : sum
}
