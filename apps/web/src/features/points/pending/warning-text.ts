import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { number, shortDay } from '../../../lib/format.ts'

export type Warning = PendingTopUp['warnings'][number]
type Other = NonNullable<Warning['other']>

export function badgeOf({ kind, other, count }: Warning): string {
  const which = `#${other?.id ?? '?'}`
  switch (kind) {
    case 'same-picture':
      return `Same screenshot as ${which}`
    case 'similar-picture':
      return `Looks like ${which}`
    case 'same-reference':
      return `Same reference number as ${which}`
    case 'many-requests':
      return `${number(count)} requests in 7 days`
  }
}

/** The heading and the sentence that explain a warning. */
export function explain({ kind, other, count }: Warning, sender: string): { title: string; text: string } {
  if (kind === 'many-requests' || !other) {
    return { title: 'Many requests', text: `${sender} sent ${number(count)} requests in the last 7 days.` }
  }
  const where = `top-up #${other.id} by ${other.user_name}, ${fate(other)}.`
  switch (kind) {
    case 'same-picture':
      return { title: 'Used before', text: `The same picture was sent with ${where}` }
    case 'similar-picture':
      return {
        title: 'Looks like another one',
        text: `The picture is nearly the same as that of ${where} Compare the two before you decide.`,
      }
    case 'same-reference':
      return { title: 'Reference number used before', text: `The same reference number stands on ${where}` }
  }
}

const fate = ({ state, at }: Other): string => {
  const day = shortDay(at)
  switch (state) {
    case 'pending':
      return `which also waits for approval since ${day}`
    case 'approved':
      return `which was approved on ${day}`
    case 'rejected':
      return `which was rejected on ${day}`
    case 'cancelled':
      return `which was taken back on ${day}`
  }
}
