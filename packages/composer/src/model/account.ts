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

/** What a model wrote, and what of it was left out. */
export type Wrote = {
  items: number
  refused: number
  differing: number
  unanswered: number
  cells: number
  plans: readonly { session: number; why: string }[]
  scenes: number
  isShowRefused: boolean
}

const questions = (count: number) =>
  `${count} ${count === 1 ? 'question' : 'questions'} of the language model`
const were = (count: number) => (count === 1 ? 'was' : 'were')

/** What the run tells the teacher. Only our own sentences: what a provider says is never repeated. */
export function modelNotesOn(failures: ReadonlyMap<Failure, number>, wrote: Wrote): string[] {
  const { refused, differing, unanswered, plans } = wrote
  const notes = [...failures.keys()].map((failure) => happened[failure])
  if (refused > 0) notes.push(`${questions(refused)} did not pass the checks and ${were(refused)} left out.`)
  if (differing > 0)
    notes.push(
      `${questions(differing)} ${were(differing)} left out: answered from the source without the key, the answer differed.`,
    )
  if (unanswered > 0)
    notes.push(
      `${questions(unanswered)} ${were(unanswered)} left out, because nobody answered ${unanswered === 1 ? 'it' : 'them'} a second time.`,
    )
  for (const { session, why } of plans)
    notes.push(
      `The plan of session ${session} is by the built-in author; that of the language model was left out. ${why}`,
    )
  if (wrote.isShowRefused)
    notes.push(
      'What is spoken in the show is by the built-in author; what the language model wrote for it could not stand as a whole.',
    )
  if (wrote.items + wrote.cells + wrote.scenes === 0)
    notes.push('Nothing in this material is by the language model: the built-in author wrote it.')
  return notes
}
