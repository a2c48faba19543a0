import type { Material } from '@klasrum/contract/material'
import type { PaperDocument } from '@klasrum/contract/papers'
import type { Paper } from '../column.ts'
import { namedPaper } from './file-name.ts'
import { lessonIn, planPart } from './plan-paper.ts'
import { examParts, quizParts } from './question-papers.ts'

export type LessonPaper = PaperDocument & {
  /** The session that a quiz is about. */
  of: { kind: 'plan' } | { kind: 'quiz'; session: number } | { kind: 'exam' }
}

/** All documents of a run: the lesson plan, a quiz for each session, the exam. A paper without items is not written. */
export function papersOf(material: Material, { paper = 'A4' }: { paper?: Paper } = {}): LessonPaper[] {
  const { plan, quizzes, exam, language } = material
  const named = (kind: string, lesson: string) => ({
    ...namedPaper(kind, lesson),
    language,
    paper,
  })
  return [
    { ...named('Lesson plan', lessonIn(plan)), of: { kind: 'plan' }, parts: [planPart(material)] },
    ...quizzes
      .filter(({ items }) => items.length > 0)
      .map(
        (quiz): LessonPaper => ({
          ...named(`Quiz ${quiz.session}`, quiz.title),
          of: { kind: 'quiz', session: quiz.session },
          parts: quizParts(quiz, material),
        }),
      ),
    ...(exam && exam.items.length > 0
      ? [{ ...named('Exam', exam.title), of: { kind: 'exam' as const }, parts: examParts(exam, material) }]
      : []),
  ]
}
