import type { ClassSummary } from '@klasrum/contract/classes'
import { policyOf } from '@klasrum/grading/policies'
import { counted } from '../../lib/format.ts'

export const gradeText = (level: string): string => (level === 'K' ? 'Kindergarten' : `Grade ${level}`)

/** "Grade 8 – Rizal · Science 8" */
export const classTitle = ({
  grade_level,
  section,
  subject_name,
}: Pick<ClassSummary, 'grade_level' | 'section' | 'subject_name'>): string =>
  `${gradeText(grade_level)} – ${section} · ${subject_name}`

const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLocaleLowerCase('en-PH')

/** Dashes, dots, spaces, accents and capitals do not count: not every keyboard has them. */
export const isTitleTyped = (typed: string, klass: Parameters<typeof classTitle>[0]): boolean =>
  lettersOf(typed) === lettersOf(classTitle(klass))

/** "1 closed quarter", "2 closed terms" */
export const closedText = ({ policy }: Pick<ClassSummary, 'policy'>, count: number): string =>
  counted(count, `closed ${policyOf(policy).period.toLowerCase()}`)

/** "Quarter 2", or "Term 2" where the policy has terms. */
export const periodText = ({ policy }: Pick<ClassSummary, 'policy'>, period: number): string =>
  `${policyOf(policy).period} ${period}`

/** The periods of a class's school year as they are chosen: Q1 to Q4, or Term 1 to Term 3. */
export function periodsOf({ policy }: Pick<ClassSummary, 'policy'>): { value: string; label: string }[] {
  const { period, periods } = policyOf(policy)
  return Array.from({ length: periods }, (_, index) => ({
    value: String(index + 1),
    label: period === 'Quarter' ? `Q${index + 1}` : `Term ${index + 1}`,
  }))
}

export const closedReason = ({ policy }: Pick<ClassSummary, 'policy'>): string =>
  `This ${policyOf(policy).period.toLowerCase()} is closed. Reopen it to change it.`

export const archivedReason = 'This class is archived. Restore it to change it.'
