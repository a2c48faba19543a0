import type { DifficultyCounts, Exam, Item, Quiz } from '@klasrum/contract/material'
import { candidatesOf } from './candidates.ts'
import type { Chance } from './chance.ts'
import { writeExam } from './exam.ts'
import { lessonOf } from './lesson.ts'
import type { Outline, Session } from './outline.ts'
import { writeQuiz } from './quiz.ts'
import { leftToExam } from './shared-out.ts'

export type PapersAsk = {
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
  sessions: readonly Session[],
  outline: Outline,
  { quiz_items: count, exam: counts, chance, proposed = [] }: PapersAsk,
): Generator<PaperStep, Papers> {
  const lesson = lessonOf(outline)
  const need = count + Math.ceil(fromSentences(counts) / Math.max(1, sessions.length))
  const bySession = sessions.map((session) =>
    candidatesOf(lesson, session.topics, need, chance.fork(`session ${session.number}`)),
  )
  const isLeft = leftToExam(bySession, { quiz: count, exam: fromSentences(counts) })
  const itemsOf = (written: readonly Written[]) => written.flatMap(({ quiz }) => quiz.items)

  const first: Written[] = []
  for (const [at, session] of sessions.entries()) {
    yield { paper: 'quiz', done: at / sessions.length }
    const candidates = (bySession[at] ?? []).filter(({ item }) => !isLeft[at]?.(item))
    first.push(writeQuiz(session, outline, { count, chance, avoid: itemsOf(first), proposed, candidates }))
  }
  yield { paper: 'exam', done: 0 }
  const exam = counts
    ? writeExam(sessions, outline, {
        counts,
        chance,
        avoid: itemsOf(first),
        proposed,
        candidates: bySession.flat(),
      })
    : null
  const quizzes = [...first]
  for (const [at, session] of sessions.entries()) {
    const short = quizzes[at]
    if (!short || short.missing === 0) continue
    const avoid = [...itemsOf(quizzes.toSpliced(at, 1)), ...(exam?.items ?? [])]
    const fuller = writeQuiz(session, outline, { count, chance, avoid, proposed, candidates: bySession[at] })
    if (fuller.missing < short.missing) quizzes[at] = fuller
  }
  return { quizzes, exam }
}

/** All of them at once. */
export function writtenAtOnce(writing: Generator<PaperStep, Papers>): Papers {
  let step = writing.next()
  while (!step.done) step = writing.next()
  return step.value
}
