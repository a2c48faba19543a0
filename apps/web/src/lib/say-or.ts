import { CallRefused, sayWhy } from './refusal.ts'

/** The server's sentence first; one fallback for an answer without a sentence and for no answer. */
export function sayOr(error: unknown, fallback: string): string {
  if (error instanceof CallRefused && error.status === 401 && !error.detail) return 'Authentication required'
  return sayWhy(error, { refused: fallback, failed: fallback })
}
