import type { Warning } from './warning-text.ts'

export const reasons = [
  {
    label: 'Screenshot used before',
    text: 'This screenshot was already used for another top-up. Please send the receipt of your own payment.',
  },
  {
    label: 'Amount does not match',
    text: 'The amount on the receipt is not the amount you asked for. Please send a new request with the amount you paid.',
  },
  {
    label: 'Cannot be read',
    text: 'The receipt cannot be read. Please send a clear screenshot that shows the amount, the date and the reference number.',
  },
] as const

export const longestReason = 300

/** What is offered before anything is typed. */
export const reasonFor = (warnings: readonly Warning[]): string =>
  warnings.some(({ kind }) => kind === 'same-picture') ? reasons[0].text : ''
