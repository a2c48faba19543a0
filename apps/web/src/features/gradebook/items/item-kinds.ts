import type { GradeItem } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import { type Part, partNames } from '@klasrum/grading/components'
import { policyOf } from '@klasrum/grading/policies'

export type ItemCategory = GradeItem['category']

const categoryNames: Record<ItemCategory, string> = {
  ww: 'Written work',
  assignment: 'Assignment',
  quiz: 'Quiz',
  exam: 'Exam',
  pt: 'Performance task',
  project: 'Project',
  participation: 'Participation',
  qa: 'Quarterly assessment',
}

const componentHints: Partial<Record<ItemCategory, string>> = {
  assignment: 'written work',
  quiz: 'written work',
  exam: 'written work',
  project: 'performance task',
  participation: 'performance task',
}

const optionOf = (value: ItemCategory) => {
  const hint = componentHints[value]
  return { value, label: hint ? `${categoryNames[value]} (${hint})` : categoryNames[value] }
}

/** On the sheet the component itself can be chosen; the designer offers what a teacher calls things. */
export const sheetCategories: readonly ItemCategory[] = [
  'ww',
  'pt',
  'quiz',
  'assignment',
  'exam',
  'project',
  'participation',
]
export const designerCategories: readonly ItemCategory[] = [
  'assignment',
  'quiz',
  'exam',
  'project',
  'participation',
]
export const categoryOptions = (categories: readonly ItemCategory[]) => categories.map(optionOf)

const partsOf = (policy: PolicyId): readonly Part[] =>
  policyOf(policy).period === 'Term' ? (['st1', 'st2', 'te'] as const) : []

const secondQa = 'A QA already exists for this class and quarter. Only one QA is allowed per quarter.'
const fourthTest = 'This term has both summative tests and the term exam.'

/** The parts that have no item yet; under the other policies one nameless part while there is no QA. */
export function freeParts(policy: PolicyId, items: readonly GradeItem[]): (Part | null)[] {
  const taken = items.filter(({ category }) => category === 'qa')
  const parts = partsOf(policy)
  if (parts.length === 0) return taken.length > 0 ? [] : [null]
  return parts.filter((part) => taken.every((item) => item.part !== part))
}

/** Why no QA can be created, if none can. */
export const qaRefused = (policy: PolicyId, items: readonly GradeItem[]): string | undefined =>
  freeParts(policy, items).length > 0 ? undefined : policyOf(policy).period === 'Term' ? fourthTest : secondQa

/** What is meant by QA. */
export const qaText = (policy: PolicyId): string =>
  policyOf(policy).period === 'Term'
    ? 'QA stands for the two summative tests and the term exam.'
    : 'QA stands for the quarterly assessment, one a quarter.'

/** "Quiz, out of 20"; the part of a term's assessment by its name. */
export const itemText = ({ category, part, max_score, half_points }: GradeItem): string =>
  `${part ? partNames[part] : categoryNames[category]}, out of ${max_score}${half_points ? ', half points' : ''}`
