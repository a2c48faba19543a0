import type { Reply } from '../../lib/call.ts'
import { number, pesoText } from '../../lib/format.ts'
import { whenSaid } from '../../lib/when.ts'

type Stats = Pick<Reply<'GET /api/admin/stats'>, 'pending_topups' | 'pending_amount' | 'oldest_pending_at'>

/** "7 waiting, ₱3,450 in all. The oldest was sent today at 6:12 PM." */
export function pendingText({ pending_topups, pending_amount, oldest_pending_at }: Stats, now: Date): string {
  if (pending_topups === 0) return 'Nothing is waiting for your approval.'
  const sum = `${number(pending_topups)} waiting, ${pesoText(pending_amount)} in all.`
  return oldest_pending_at ? `${sum} The oldest was sent ${whenSaid(oldest_pending_at, now)}.` : sum
}
