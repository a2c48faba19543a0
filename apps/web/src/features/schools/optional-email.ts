import { emailAddress } from '../../lib/field-checks.ts'

export const optionalEmail = (typed: string): string | undefined =>
  typed.trim() ? emailAddress(typed) : undefined
