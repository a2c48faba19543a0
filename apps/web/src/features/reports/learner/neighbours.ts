import type { Enrollment } from '@klasrum/contract/enrollments'

type Listed = Pick<Enrollment, 'student_id'> & {
  student: Pick<Enrollment['student'], 'gender' | 'listed_name'>
}

const inOrder = (a: Listed, b: Listed): number =>
  a.student.gender === b.student.gender
    ? a.student.listed_name.localeCompare(b.student.listed_name, 'en-PH')
    : a.student.gender === 'male'
      ? -1
      : 1

/** Who stands before and after a learner in the record: boys by name, then girls. */
export function neighboursOf<L extends Listed>(enrollments: readonly L[], studentId: number) {
  const listed = [...enrollments].sort(inOrder)
  const at = listed.findIndex(({ student_id }) => student_id === studentId)
  return { previous: at > 0 ? listed[at - 1] : undefined, next: at < 0 ? undefined : listed[at + 1] }
}
