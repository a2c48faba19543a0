import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Deleted, Id, Moment, PathId, staff } from './fields.ts'
import { ListedStudent } from './learners.ts'

export const Enrollment = z.object({
  id: Id,
  school_id: Id,
  class_id: Id,
  student_id: Id,
  enrolled_on: z.iso.date().max(10),
  dropped_at: Moment.nullable(),
  student: ListedStudent,
})
export type Enrollment = z.infer<typeof Enrollment>

export const listEnrollmentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/enrollments',
  summary: 'The learners of a class by name; `include=dropped` shows those who left too.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({ include: z.enum(['enrolled', 'dropped']).default('enrolled') }),
  reply: z.array(Enrollment).max(500),
  refusals: ['request.invalid', 'class.not_found'],
})

export const enrollStudentEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/enrollments',
  summary:
    'Puts a learner of the school on the roster, today or on the day that is sent; one who left comes back with their scores.',
  access: staff,
  records: 'scope',
  body: z.object({
    school_id: Id,
    class_id: Id,
    student_id: z
      .int('Please select a valid student from search results before enrolling.')
      .min(1, 'Please select a valid student from search results before enrolling.')
      .max(2_147_483_647),
    /** The day in Manila when it is not sent; one who comes back then keeps the first day. */
    enrolled_on: z
      .union([z.literal(''), z.iso.date('Please enter a date.').max(10)], 'Please enter a date.')
      .nullish()
      .transform((day) => day || undefined),
  }),
  reply: Enrollment,
  refusals: [
    'request.invalid',
    'class.not_found',
    'class.archived',
    'class.full',
    'learner.not_found',
    'learner.other_school',
    'learner.enrolled',
  ],
})

export const dropEnrollmentEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/enrollments/{id}',
  summary: 'Takes a learner off the roster. Scores stay and come back with the learner.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['enrollment.not_found', 'class.archived'],
})
