import type { Enrollment } from '@klasrum/contract/enrollments'

type Listed = Pick<Enrollment, 'id' | 'student'>

const order = new Intl.Collator('en-PH', { sensitivity: 'base' })

export const byName = <E extends Listed>(enrollments: readonly E[]): E[] =>
  [...enrollments].sort(
    (one, other) => order.compare(one.student.listed_name, other.student.listed_name) || one.id - other.id,
  )

/** By enrollment: the number a learner has on the paper record. */
export const placesOf = (group: readonly Listed[]): ReadonlyMap<number, number> =>
  new Map(group.map(({ id }, index) => [id, index + 1]))
