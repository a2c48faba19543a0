import type { DifficultyCounts } from '@klasrum/contract/material'
import { difficultyTotal, type Wish } from '../settings/wish.ts'

type Asked = Pick<Wish, 'quizItems' | 'exam' | 'counts'>
type Found = { quizzes: readonly { made: number }[]; exam: { made: DifficultyCounts } | null }

const levels = ['easiest', 'easy', 'moderate', 'hard'] as const

/** As much of what is asked for as every file gives; undefined where that is all of it. */
export function wishGiven(
  { quizItems, exam, counts }: Asked,
  files: readonly { found: Found | null }[],
): Asked | undefined {
  const found = files.flatMap((file) => file.found ?? [])
  if (found.length === 0) return undefined
  const quizzes = found.flatMap((each) => each.quizzes.map(({ made }) => made)).filter((made) => made > 0)
  const exams = found.flatMap((each) => each.exam?.made ?? []).filter((made) => difficultyTotal(made) > 0)
  const least = { ...counts }
  for (const level of levels) least[level] = Math.min(counts[level], ...exams.map((made) => made[level]))
  const hasExam = exam && exams.length > 0 && difficultyTotal(least) > 0
  const given = {
    quizItems: Math.min(quizItems, ...quizzes),
    exam: hasExam,
    counts: hasExam ? least : counts,
  }
  const isLess =
    given.quizItems < quizItems || hasExam !== exam || difficultyTotal(given.counts) < difficultyTotal(counts)
  return isLess ? given : undefined
}
