import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'

type Faults = { amount?: string; reference_no?: string; whole?: string }

/** Where a refused request is told: at the field it is about, or above the buttons. */
export function faultsOfCreating(error: unknown): Faults {
  if (!error) return {}
  if (error instanceof CallRefused) {
    const reference_no = error.code === 'top_up.reference_taken' ? error.detail : error.about('reference_no')
    const amount = error.about('amount')
    if (reference_no || amount) return { amount, reference_no }
  }
  return { whole: sayOr(error, 'Failed to create topup. Please try again.') }
}
