import type { GradeItem } from '@klasrum/contract/class-record'
import type { ItemCategory } from './item-kinds.ts'

export type GradeItemFields = {
  title: string
  category: ItemCategory
  part: string
  max_score: string
  /** Text, as all fields of a form. */
  half_points: 'yes' | ''
  description: string
}

const usualMax = '100'

export const newItem = (category: ItemCategory): GradeItemFields => ({
  title: '',
  category,
  part: '',
  max_score: usualMax,
  half_points: '',
  description: '',
})

export const gradeItemFieldsOf = ({
  title,
  category,
  part,
  max_score,
  half_points,
  description,
}: GradeItem): GradeItemFields => ({
  title,
  category,
  part: part ?? '',
  max_score: String(max_score),
  half_points: half_points ? 'yes' : '',
  description: description ?? '',
})

export const titleCheck = (title: string) => (title.trim() ? undefined : 'Title is required')

const mostScore = 1_000

/** A score below 1 has become 1 when the field was left. */
export const maxCheck = (typed: string) => {
  const score = Number(typed)
  return Number.isInteger(score) && score >= 1 && score <= mostScore ? undefined : 'Use 1 to 1000.'
}

const lowMax = 'Max Score must be at least 1. Defaulted to 1.'

/** Whole numbers from 1 on; what is none of these becomes 1, and the form says so. */
export const settleMax = (typed: string): { max_score: string; said?: string } =>
  Number(typed) >= 1 ? { max_score: String(Math.round(Number(typed))) } : { max_score: '1', said: lowMax }

export const gradeItemBodyOf = (
  { title, category, part, max_score, half_points, description }: GradeItemFields,
  quarter: number,
) => ({
  quarter,
  category,
  part: category === 'qa' ? partIn(part) : null,
  title: title.trim(),
  max_score: Number(max_score),
  half_points: half_points === 'yes',
  description: description.trim(),
})

const partIn = (part: string): GradeItem['part'] =>
  part === 'st1' || part === 'st2' || part === 'te' ? part : null
