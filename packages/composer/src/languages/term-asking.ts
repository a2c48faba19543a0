import type { Asking } from './language-rules.ts'

/** A question for a term, by recall. `open`: the same without choices, where it leads to one answer. */
export const termAsking = (stem: string, open: string | null, worth: number): Asking => ({
  of: 'term',
  stem,
  open,
  bloom: 'remember',
  worth,
})
