import type { MaterialSettings } from '@klasrum/contract/material'

type Made = { quiz: number; exam: number }
type MissingPart = 'quiz' | 'exam' | 'quiz and exam'

/** Of what was asked for, the part of which no file gave a single item. */
export function missingPartOf({ exam: asked }: MaterialSettings, { quiz, exam }: Made): MissingPart | null {
  const noExam = asked !== null && exam === 0
  if (quiz > 0) return noExam ? 'exam' : null
  return noExam ? 'quiz and exam' : 'quiz'
}

const questions: Record<MissingPart, string> = {
  quiz: 'quiz questions',
  exam: 'exam questions',
  'quiz and exam': 'questions for a quiz or an exam',
}

/** As the list of points tells it. */
export const refundNoteOf = (missing: MissingPart): string =>
  `Lesson plan without ${questions[missing]}: points given back`

/** As the run tells it. */
export function refundReasonOf(
  missing: MissingPart,
  { cost, files }: { cost: number; files: number },
): string {
  const back = cost === 1 ? 'Your 1 point was given back' : `Your ${cost} points were given back`
  return `${back}: the ${files === 1 ? 'file gives' : 'files give'} no ${questions[missing]}.`
}
