import { difficulties, type MaterialSettings } from '@klasrum/contract/material'
import type { MaterialContents } from './run-view.store.ts'

const isOfQuiz = (note: string, session: number): boolean => note.startsWith(`Quiz ${session} `)
const isOfExam = (note: string): boolean => /^(?:the )?exam\b/i.test(note)
const isOfSessions = (note: string): boolean => note.startsWith('The lesson has text for ')

/** Which papers are shorter than asked for or were not made, and how many sessions the lesson has no text for. */
export function shortfallsOf(
  contents: MaterialContents,
  { sessions, quiz_items, exam }: MaterialSettings,
): string[] {
  const made = contents.quizzes.length
  return [
    ...(made < sessions ? [`The lesson has text for ${made} of the ${sessions} sessions asked for.`] : []),
    ...contents.quizzes.flatMap((quiz) => quizShortfall(quiz, contents.notes, quiz_items)),
    ...(exam && contents.exam ? examShortfall(contents.exam, contents.notes, totalOf(exam)) : []),
  ]
}

type Quiz = MaterialContents['quizzes'][number]

/** One that the teacher has shortened herself is not told of: only the engine writes such a note. */
function quizShortfall({ session, items }: Quiz, notes: readonly string[], asked: number): string[] {
  const note = notes.find((each) => isOfQuiz(each, session))
  if (items === 0)
    return [note ?? `Quiz ${session} was not made: its part of the lesson gives too few items.`]
  if (!note || items >= asked) return []
  return [`Quiz ${session} has ${items} of ${asked} items. Its part of the lesson gives no more.`]
}

type Exam = NonNullable<MaterialContents['exam']>

function examShortfall({ items, shortfalls }: Exam, notes: readonly string[], asked: number): string[] {
  if (items === 0) return [notes.find(isOfExam) ?? 'The exam was not made: the lesson gives too few items.']
  if (shortfalls.length === 0 || items >= asked) return []
  const missing = shortfalls.map(({ missing: count, difficulty }) => `${count} ${difficulty}`)
  return [`The exam has ${items} of ${asked} items: ${listed(missing)} could not be made.`]
}

/** All other notes: what is told as a shortfall is not told twice. */
export const otherNotes = ({ notes, quizzes, exam }: MaterialContents): string[] =>
  notes.filter(
    (note) =>
      !isOfSessions(note) &&
      !quizzes.some(({ session }) => isOfQuiz(note, session)) &&
      !(exam?.items === 0 && isOfExam(note)),
  )

const totalOf = (counts: NonNullable<MaterialSettings['exam']>): number =>
  difficulties.reduce((sum, difficulty) => sum + counts[difficulty], 0)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
