import type { SourceDocument } from '@klasrum/contract/source'
import { exercisesOf } from './exercises-of.ts'
import type { FileQuestion } from './file-question.ts'
import { rolesOf } from './roles-of.ts'
import { fileOf } from './sample-file.ts'

export type SampleFilePart = Parameters<typeof fileOf>[1]

export const questionsIn = (document: SourceDocument): FileQuestion[] =>
  exercisesOf(document, rolesOf(document))
export const answersIn = (document: SourceDocument): FileQuestion['answer'][] =>
  questionsIn(document).map(({ answer }) => answer)

/** Each question with its choices as a list without letters; spaces part the choices. */
export const withLists = (
  ...rows: readonly (readonly [question: string, choices: string])[]
): SampleFilePart[] => rows.flatMap(([question, choices]): SampleFilePart[] => [question, choices.split(' ')])

/** Their answers are B, C and A. */
export const planets = [
  '1. Which planet is nearest to the sun? A. Venus B. Mercury C. Mars D. Earth',
  '2. Which planet has rings that are easy to see? A. Mars B. Venus C. Saturn D. Earth',
  '3. Which planet do we live on? A. Earth B. Mars C. Venus D. Saturn',
] as const

/** A quiz on the planets and what comes after it. */
export const planetQuiz = (...after: readonly SampleFilePart[]): SourceDocument =>
  fileOf('en', '## Quiz', ...planets, ...after)

/** Questions with these numbers, or without one. */
export const planetsCounted = (...numbers: readonly (number | null)[]): string[] =>
  numbers.map((number, at) => {
    const mark = number === null ? '' : `${number}. `
    return `${mark}Which planet was seen on night ${at + 1}? A. Venus B. Mercury C. Mars`
  })

type Bold = readonly string[]

/** The planets again, their choices in lists of which some words are bold. */
export const planetLists = (one: Bold, two: Bold, three: Bold): SourceDocument =>
  fileOf(
    'en',
    '## Quiz',
    'Choose the letter of the best answer.',
    'Which planet is nearest to the sun?',
    { list: ['Venus', 'Mercury', 'Mars'], bold: one },
    'Which planet has rings that are easy to see?',
    { list: ['Mars', 'Venus', 'Saturn with its rings'], bold: two },
    'Which planet do we live on?',
    { list: ['Earth', 'Venus', 'Saturn'], bold: three },
  )
