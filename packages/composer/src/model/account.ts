import type { Failure } from './failure.ts'

const happened: Record<Failure, string> = {
  slow: 'The language model took too long to answer.',
  busy: 'The language model had too many requests.',
  down: 'The language model could not be reached or broke off.',
  turned_away: 'The language model turned the request away. Its address, key or name may be wrong.',
  redirected: 'The address of the language model sends requests elsewhere, which is not allowed.',
  huge: 'The language model sent far more than an answer can be.',
  unreadable: 'The language model gave an answer that could not be used.',
  out_of_time: 'The time for the language model was up.',
  out_of_tokens: 'The language model had used all that one run may use.',
}

export type Written = { items: number; refused: number; cells: number; scenes: number }

/** What the run tells the teacher. Only our own sentences: what a provider says is never repeated. */
export function notesOn(failures: ReadonlyMap<Failure, number>, written: Written): string[] {
  const notes = [...failures.keys()].map(
    (failure) => `${happened[failure]} The built-in author wrote what was missing.`,
  )
  if (written.refused > 0)
    notes.push(
      `${written.refused} ${written.refused === 1 ? 'question' : 'questions'} of the language model did not pass the checks, also at the second try, and ${written.refused === 1 ? 'was' : 'were'} left out. The built-in author wrote what was missing.`,
    )
  if (written.items + written.cells + written.scenes === 0)
    notes.push('Nothing in this material is by the language model.')
  return notes
}
