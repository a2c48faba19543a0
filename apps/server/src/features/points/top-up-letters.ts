import type { Letter } from '../../mail/letter.ts'

type Reader = { first_name: string; amount: number; points: number }

const number = (value: number): string => value.toLocaleString('en-PH')

export const topUpApproved = (
  { first_name, amount, points, balance }: Reader & { balance: number },
  url: string,
): Letter => ({
  subject: 'Your Klasrum top-up was approved',
  greeting: `Good day, ${first_name}.`,
  paragraphs: [
    `Your payment of ₱${number(amount)} was checked. ${number(points)} points were added; your balance is now ${number(balance)} points.`,
  ],
  action: { label: 'See my points', url, note: 'Points never expire.' },
  closing: 'Thank you, and have a good class.',
})

export const topUpRejected = (
  { first_name, amount, reason }: Reader & { reason: string },
  url: string,
): Letter => ({
  subject: 'Your Klasrum top-up was not approved',
  greeting: `Good day, ${first_name}.`,
  paragraphs: [
    `Your top-up of ₱${number(amount)} could not be approved. The reason given:`,
    reason,
    'Your points did not change. You can send a new request with the right receipt.',
  ],
  action: { label: 'See my top-ups', url, note: 'The reason also stands in your history.' },
  closing: 'If you think this is a mistake, write to support with your receipt at hand.',
})
