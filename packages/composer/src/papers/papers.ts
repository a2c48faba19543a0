import type { DifficultyCounts, Exam, Item, Quiz } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { candidatesOf } from '../sources/candidates.ts'
import { lessonOf } from '../understand/lesson.ts'
import type { LessonSession, Outline } from '../understand/outline.ts'
import { writeExam } from './exam.ts'
import { writeQuiz } from './quiz.ts'
import { leftToExam } from './shared-out.ts'

export type PapersInput = {
  quiz_items: number
  exam: DifficultyCounts | null
  chance: Chance
  /** Checked items of another author, which come before our own. */
  proposed?: readonly Item[]
}

type Written = { quiz: Quiz; missing: number }
export type Papers = { quizzes: readonly Written[]; exam: Exam | null }

/** What is about to be written: a quiz, or the exam. */
export type PaperStep = { paper: 'quiz' | 'exam'; done: number }

/** Numbers of an exam that come from single sentences; prompts for essays come from a topic. */
const fromSentences = (counts: DifficultyCounts | null) =>
  counts ? counts.easiest + counts.easy + counts.moderate : 0

/**
 * The quizzes and the exam of a run. No sentence is on two of them: what each session gives is shared out first, then the
 * exam takes what the quizzes did not use, and a quiz that is short what the exam did not use. Pauses before each paper.
 */
export function* papersOf(
  sessions: readonly LessonSession[],
  outline: Outline,
  { quiz_items: count, exam: counts, chance, proposed = [] }: PapersInput,
): Generator<PaperStep, Papers> {
  const lesson = lessonOf(outline)
  const need = count + Math.ceil(fromSentences(counts) / Math.max(1, sessions.length))
  const bySession = sessions.map((session) =>
    candidatesOf(lesson, session.topics, need, chance.fork(`session ${session.number}`)),
  )
  const isLeft = leftToExam(bySession, { quiz: count, exam: fromSentences(counts) })
  const itemsOf = (written: readonly Written[]) => written.flatMap(({ quiz }) => quiz.items)
  const examWith = (avoid: readonly Item[]) =>
    counts
      ? writeExam(sessions, outline, { counts, chance, avoid, proposed, candidates: bySession.flat() })
      : null
  const quizWith = (at: number, session: LessonSession, avoid: readonly Item[], candidates = bySession[at]) =>
    writeQuiz(session, outline, { count, chance, avoid, proposed, candidates })

  const first: Written[] = []
  for (const [at, session] of sessions.entries()) {
    yield { paper: 'quiz', done: at / sessions.length }
    const candidates = (bySession[at] ?? []).filter(({ item }) => !isLeft[at]?.(item))
    first.push(quizWith(at, session, itemsOf(first), candidates))
  }
  yield { paper: 'exam', done: 0 }
  const exam = examWith(itemsOf(first))
  const quizzes = [...first]
  for (const [at, session] of sessions.entries()) {
    const short = quizzes[at]
    if (!short || short.missing === 0) continue
    const avoid = [...itemsOf(quizzes.toSpliced(at, 1)), ...(exam?.items ?? [])]
    // What earlier sessions taught may be asked again, where nothing of it was asked yet.
    for (const upTo of [[bySession[at] ?? []], bySession.slice(0, at + 1)]) {
      const fuller = quizWith(at, session, avoid, upTo.flat())
      if (fuller.missing < (quizzes[at]?.missing ?? 0)) quizzes[at] = fuller
    }
  }
  const made = { quizzes, exam }
  // Where the quizzes hold nothing of the levels that the exam is short of, no other order helps.
  const short = new Set(exam?.shortfalls.map(({ difficulty }) => difficulty))
  if (!itemsOf(quizzes).some(({ difficulty }) => short.has(difficulty))) return made
  // An exam asks for levels and a quiz only for numbers: with enough to choose from, the exam is better filled first.
  let best: Papers = made
  let reserved: Item[] = []
  for (let round = 0; round < mostRounds && missingIn(best) > 0; round++) {
    const early = examWith(reserved)
    const after: Written[] = []
    for (const [at, session] of sessions.entries()) {
      const avoid = [...(early?.items ?? []), ...itemsOf(after)]
      after.push(quizWith(at, session, avoid, bySession.slice(0, at + 1).flat()))
    }
    const other = { quizzes: after, exam: early }
    if (missingIn(other) < missingIn(best)) best = other
    // What the exam took from a session whose quiz is short is left to that quiz the next time.
    reserved = [
      ...reserved,
      ...sessions.flatMap(({ topics }, at) => {
        const titles = new Set(topics.map(({ title }) => title.slice(0, 300)))
        const own = (early?.items ?? []).filter(
          (item) => titles.has(item.topic) && item.difficulty !== 'hard',
        )
        return own.slice(0, after[at]?.missing ?? 0)
      }),
    ]
  }
  return best
}

const mostRounds = 3

/** Numbers that were asked for and could not be made. */
const missingIn = ({ quizzes, exam }: Papers): number =>
  [...quizzes, ...(exam?.shortfalls ?? [])].reduce((sum, { missing }) => sum + missing, 0)

/** All of them at once. */
export function writtenAtOnce(writing: Generator<PaperStep, Papers>): Papers {
  let step = writing.next()
  while (!step.done) step = writing.next()
  return step.value
}
