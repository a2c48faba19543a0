import type { Transfer } from '@klasrum/contract/transfers'
import { counted } from '../../../lib/format.ts'

type Told = Pick<Transfer, 'may_decide' | 'state' | 'decided_at'>

const lately = 7 * 24 * 60 * 60 * 1000

/** What a reader of transfers should know now; undefined when that is nothing. */
export function noticeText(
  transfers: readonly Told[],
  now: Date,
): { title: string; text: string } | undefined {
  const waiting = transfers.filter(({ state }) => state === 'waiting')
  const asked = waiting.filter(({ may_decide }) => may_decide).length
  const own = waiting.length - asked
  const answered = transfers.filter(
    ({ decided_at: at }) => at !== null && now.getTime() - new Date(at).getTime() < lately,
  ).length
  const text = [
    asked &&
      `${counted(asked, 'request')} to let a learner go ${asked === 1 ? 'waits' : 'wait'} for your answer.`,
    own && `${counted(own, 'request')} ${own === 1 ? 'waits' : 'wait'} for the answer of another school.`,
    answered &&
      `${counted(answered, 'request')} ${answered === 1 ? 'was' : 'were'} answered in the last 7 days.`,
  ]
    .filter(Boolean)
    .join(' ')
  return text ? { title: waiting.length > 0 ? 'Transfers waiting' : 'Transfers answered', text } : undefined
}

export const stateText = { waiting: 'Waiting', accepted: 'Accepted', declined: 'Declined' } as const

/** Who is meant: the name is known only to the school that has the learner. */
export const learnerText = ({ listed_name: name, lrn }: Pick<Transfer, 'listed_name' | 'lrn'>): string =>
  name ? `${name}, LRN ${lrn}` : `LRN ${lrn}`
