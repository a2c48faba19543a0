import { CallRefused } from '../../../lib/refusal.ts'

export type LookProblem = {
  says: string
  /** Its files are not there any more: they have to be chosen again. */
  over: boolean
}

const noAnswer = 'The look did not come. Please try again. Nothing was charged.'
const codesOfTheEnd = ['look.not_found', 'look.expired', 'look.used']

export function lookProblemOf(error: unknown): LookProblem {
  if (!(error instanceof CallRefused)) return { says: noAnswer, over: false }
  if (error.status === 401) return { says: 'Authentication required. Please sign in again.', over: false }
  return {
    says: error.errors[0]?.message ?? (error.detail || noAnswer),
    over: codesOfTheEnd.includes(error.code),
  }
}
