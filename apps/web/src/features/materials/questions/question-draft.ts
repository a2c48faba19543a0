import type { Item, OpenQuestion } from '@klasrum/contract/material'
import type { KeyedQuestion, OpenQuestions } from '@klasrum/contract/run-documents'

export type QuestionDraft = Extract<Item, { form: 'multiple_choice' | 'identification' }>

const fewestOptions = 3
const nothingChosen = -1

/** As an item that has no answer yet: with choices where the file gives enough of them. */
export function questionDraftOf({ stem, options, source }: OpenQuestion): QuestionDraft {
  const common = {
    id: 'open',
    bloom: 'remember',
    difficulty: 'easiest',
    language: 'en',
    topic: '',
    points: 1,
    source,
    author: 'teacher',
    origin: 'exercise',
  } as const
  return options.length >= fewestOptions
    ? { ...common, form: 'multiple_choice', stem, options, answer: nothingChosen }
    : { ...common, form: 'identification', stem: withChoices(stem, options), answer: '', also_accepted: [] }
}

/** Two choices, such as "Tama" and "Mali", are too few for letters: they stand in the question. */
const withChoices = (stem: string, options: readonly string[]): string =>
  options.length > 0 ? `${stem} (${options.join(' / ')})`.slice(0, 1_000) : stem

/** As it is sent; nothing while no answer is chosen. */
export function keyedOf(draft: QuestionDraft): KeyedQuestion | null {
  if (draft.form === 'identification') {
    const { form, stem, answer } = draft
    return { form, stem, answer }
  }
  const { form, stem, options, answer } = draft
  return answer === nothingChosen ? null : { form, stem, options, answer }
}

/** Where it is listed now: another question may have gone from the list meanwhile. -1 where it went itself. */
export const listedPlaceIn = ({ questions }: OpenQuestions, { stem, source }: OpenQuestion): number =>
  questions.findIndex(
    (each) =>
      each.stem === stem && each.source.paragraph === source.paragraph && each.source.page === source.page,
  )
