import type { ClassSummary } from '@klasrum/contract/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { loadRosterAgain } from './learner-keys.ts'

export const failedToEnroll = 'Failed to enroll student'

/** A learner who was made and could not be put on the roster. */
export type NotEnrolled = { studentId: number; says: string }

export type EnrollmentPlace = Pick<ClassSummary, 'id' | 'school_id'>

/** @param day when it is not today; without it one who comes back keeps the first day. */
export const enroll = ({ id, school_id }: EnrollmentPlace, studentId: number, day?: string) =>
  call('POST /api/education/enrollments', {
    body: { school_id, class_id: id, student_id: studentId, enrolled_on: day },
  })

/** Puts a learner on the roster; one who had left comes back with their scores. */
export function useEnroll(klass: EnrollmentPlace, day?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (studentId: number) => enroll(klass, studentId, day),
    onSettled: () => loadRosterAgain(client, klass.id),
  })
}
