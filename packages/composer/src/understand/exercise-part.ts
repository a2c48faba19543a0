import type { Block } from '@klasrum/contract/source'
import type { Truth } from './answer-codes.ts'
import type { ExerciseLine } from './exercise-lines.ts'

/** A question as it was found, before its answer is looked for. */
export type FoundQuestion = {
  block: Block
  quote: string
  stem: string
  options: readonly string[]
  /** As written; null where the file reader took it for the mark of a list. */
  number: number | null
  /** What is set in bold where its choices stand. */
  bold: readonly string[]
  /** Written on the blank, after "Answer:", or in brackets at the end. */
  given: string | null
  pictured: boolean
  /** A case that others are asked about; it has no number of its own. */
  isSituation: boolean
  situation: string | null
}

/** Questions under one direction, counted from 1. */
export type ExercisePart = {
  set: string | null
  /** What its name is a part of: "Assessment" where it is "B. True or False", "What's More" where it is "Activity 1". */
  test: string | null
  direction: string | null
  /** A heading of exercises or a direction stands above. */
  isExercise: boolean
  questions: FoundQuestion[]
  /** Statements to be called true or false, as its key says by itself. */
  truth: Truth | null
  /** Of a matching set: what is to be chosen from. */
  column: readonly string[]
  /** The place of its first line. */
  from: number
}

export const numberedOf = (part: ExercisePart): FoundQuestion[] =>
  part.questions.filter(({ isSituation }) => !isSituation)

/** Whether the written numbers, where there are any, are those that counting gives. */
export const countsWell = (part: ExercisePart): boolean =>
  numberedOf(part).every(({ number }, at) => number === null || number === at + 1)

export const questionFrom = (
  line: ExerciseLine,
  stem: string,
  options: readonly string[] = [],
): FoundQuestion => ({
  block: line.block,
  quote: line.quote,
  stem,
  options,
  number: line.number,
  bold: line.block.terms,
  given: line.given,
  pictured: false,
  isSituation: false,
  situation: null,
})
