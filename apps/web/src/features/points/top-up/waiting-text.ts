import type { TopUp } from '@klasrum/contract/top-ups'
import { counted, pesoText } from '../../../lib/format.ts'
import { whenSaid } from '../../../lib/when.ts'

type Waiting = Pick<TopUp, 'amount' | 'points' | 'created_at'>
type Said = { title: string; text: string }

/** What waits and since when; several are counted and summed up. Null when nothing waits. */
export function waitingText(
  topUps: readonly Waiting[],
  lacks: 'approval' | 'screenshot',
  now: Date,
): Said | null {
  const [first] = topUps
  if (!first) return null
  if (topUps.length === 1) {
    const what = lacks === 'approval' ? 'waiting for approval' : 'waiting for its screenshot'
    const sent = lacks === 'approval' ? 'sent' : 'begun'
    return {
      title: `${pesoText(first.amount)} top-up ${what}`,
      text: `${counted(first.points, 'point')}, ${sent} ${whenSaid(first.created_at, now)}`,
    }
  }
  const sum = (part: 'amount' | 'points') => topUps.reduce((total, each) => total + each[part], 0)
  return {
    title: `${topUps.length} top-ups waiting for ${lacks === 'approval' ? 'approval' : 'their screenshots'}`,
    text: `${pesoText(sum('amount'))} in all, ${counted(sum('points'), 'point')}`,
  }
}

type Decided = Pick<TopUp, 'amount' | 'points' | 'state' | 'reason'>

export function decisionText({ amount, points, state, reason }: Decided): { title: string; text?: string } {
  if (state === 'approved') {
    return { title: `${pesoText(amount)} top-up approved: ${counted(points, 'point')} added` }
  }
  return { title: `${pesoText(amount)} top-up rejected`, text: reason ? `Reason: ${reason}` : undefined }
}
