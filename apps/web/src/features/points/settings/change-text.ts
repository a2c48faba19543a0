import { counted, pesoText } from '../../../lib/format.ts'

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
  'accounts.second_factor': 'Who uses two-step sign-in',
  'model.tokens_a_day': 'Tokens of the language model a day',
  'model.tokens_a_teacher': 'Tokens of the language model a teacher',
  'work.characters_a_day': 'Characters of the paid voice a day',
  'work.characters_a_teacher': 'Characters of the paid voice a teacher',
  'work.minutes_a_teacher': 'Minutes of work a teacher',
  'storage.megabytes_a_user': 'MB of storage for each person',
  'storage.megabytes_a_school': 'MB of storage for each school',
  'storage.days_lessons_kept': 'Days that lesson files are kept',
}

const tierOf = (what: string): number => Number(/^tiers\.(\d+)$/.exec(what)?.[1] ?? 0)

/** What was changed, as a reader knows it. */
export const changedSettingName = (what: string): string =>
  tierOf(what) ? `Top-up of ${pesoText(tierOf(what))}` : (names[what] ?? what)

export function changedSettingValue(what: string, value: string | null): string {
  if (value === null || value === '') return 'none'
  if (what === 'wallet.qr_picture') return 'a picture'
  const counts = /^(tiers|prices)\./.test(what) && /^\d+$/.test(value)
  return counts ? counted(Number(value), 'point') : value
}
