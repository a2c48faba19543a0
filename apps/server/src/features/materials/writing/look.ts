import { NothingToTeach } from '@klasrum/composer/compose'
import { lookAt } from '@klasrum/composer/look'
import type { LookAnswer, WorkOf } from '../write-apart.ts'
import { knowledge } from './knowledge.ts'

/**
 * Titles and topics as the file has them, since corrections name them by that; all figures as they are with the
 * corrections.
 */
export function lookAtFile({ source, settings }: WorkOf<'look'>): LookAnswer {
  const { corrections, ...uncorrected } = settings
  try {
    const found = lookAt(source, uncorrected, knowledge)
    if (!corrections) return { found }
    const { numbers, quizzes, exam, show, open_questions, lacking } = lookAt(source, settings, knowledge)
    return { found: { ...found, numbers, quizzes, exam, show, open_questions, lacking } }
  } catch (error) {
    if (error instanceof NothingToTeach) return { problem: error.message }
    throw error
  }
}
