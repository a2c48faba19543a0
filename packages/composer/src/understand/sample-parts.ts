import type { ExercisePart, FoundQuestion } from './exercise-part.ts'

/** A question as it is found in a file, without choices and number unless they are given. */
export const aQuestion = (stem: string, given: Partial<FoundQuestion> = {}): FoundQuestion => ({
  block: { kind: 'paragraph', text: stem, page: 1, number: 1, language: 'en', terms: [] },
  quote: stem,
  stem,
  options: [],
  number: null,
  bold: [],
  given: null,
  pictured: false,
  isSituation: false,
  situation: null,
  ...given,
})

export const aPart = (given: Partial<ExercisePart>): ExercisePart => ({
  set: null,
  test: null,
  direction: null,
  isExercise: false,
  questions: [],
  truth: null,
  column: [],
  from: 0,
  ...given,
})
