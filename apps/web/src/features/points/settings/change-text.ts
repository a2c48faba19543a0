import { counted, pesos } from '../../../lib/format.ts'

const names: Record<string, string> = {
  'prices.LESSON_PLAN': 'Price of a run',
  'prices.SESSION': 'Price of a session',
  'prices.QUIZ': 'Price of quizzes',
  'prices.EXAM': 'Price of an exam',
  'wallet.provider': 'Wallet provider',
  'wallet.account_name': 'Wallet account name',
  'wallet.account_number': 'Wallet account number',
  'wallet.instructions': 'Wallet instructions',
  'wallet.qr_picture': 'Wallet QR picture',
  'support.email': 'Support e-mail',
  'support.page': 'Social page',
  'support.privacy_email': 'Data protection e-mail',
  'model.tokens_a_day': 'Tokens of the language model a day',
  'model.tokens_a_teacher': 'Tokens of the language model a teacher',
}

const tierOf = (what: string): number => Number(/^tiers\.(\d+)$/.exec(what)?.[1] ?? 0)

/** What was changed, as a reader knows it. */
export const changeName = (what: string): string =>
  tierOf(what) ? `Top-up of ${pesos(tierOf(what))}` : (names[what] ?? what)

export function changeValue(what: string, value: string | null): string {
  if (value === null || value === '') return 'none'
  if (what === 'wallet.qr_picture') return 'a picture'
  const counts = /^(tiers|prices)\./.test(what) && /^\d+$/.test(value)
  return counts ? counted(Number(value), 'point') : value
}
