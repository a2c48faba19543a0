import type { Enrollment } from '@klasrum/contract/enrollments'
import { whenNeeded } from '../../../lib/when-needed.ts'

type Listed = Pick<Enrollment, 'id' | 'student'>

const order = whenNeeded(() => new Intl.Collator('en-PH', { sensitivity: 'base' }))

export const byName = <E extends Listed>(enrollments: readonly E[]): E[] =>
  [...enrollments].sort(
    (one, other) => order().compare(one.student.listed_name, other.student.listed_name) || one.id - other.id,
  )

/** By enrollment: the number a learner has on the paper record. */
export const rosterNumbersOf = (group: readonly Listed[]): ReadonlyMap<number, number> =>
  new Map(group.map(({ id }, index) => [id, index + 1]))

/** The day that more than half were enrolled on; none where learners came one by one. */
export function usualDayOf(enrollments: readonly Pick<Enrollment, 'enrolled_on'>[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { enrolled_on: day } of enrollments) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].find(([, count]) => count > 1 && count > enrollments.length / 2)?.[0]
}
