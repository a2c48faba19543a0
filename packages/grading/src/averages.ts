import { toHundredths, wholeMean } from './hundredths.ts'
import { type Policy, policyOf } from './policies.ts'

/** The mean of all period grades, rounded to whole; nothing while one is missing. */
export function finalGrade(policy: Policy['id'], periodGrades: readonly (number | null)[]): number | null {
  const given = periodGrades.filter((grade) => grade !== null)
  return given.length < policyOf(policy).periods ? null : wholeMean(given.map(toHundredths))
}

/** The mean of whole grades, rounded to whole: the general average of final grades, or an area of its parts. */
export const averageGrade = (grades: readonly number[]): number | null =>
  grades.length === 0 ? null : wholeMean(grades.map(toHundredths))

export function descriptorOf(policy: Policy['id'], grade: number): string {
  const band = policyOf(policy).descriptors.find(([from]) => from <= grade)
  if (!band) throw new Error('a grade below zero')
  return band[1]
}
