import type { Received } from '@klasrum/contract/endpoint'
import type { Enrollment, enrollStudentEndpoint as shape } from '@klasrum/contract/enrollments'
import { dateInManila } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockManagedClass } from '../classes/door.ts'
import { leaveSeat, mostOnRoster, seatOf, shareClassOf, takeSeat } from './enrollments.store.ts'
import { shareFindableLearner } from './learners.store.ts'

export async function enrollStudent(
  tx: Tx,
  actor: Actor,
  { school_id, class_id, student_id, enrolled_on: typed }: Received<typeof shape.body>,
  now: Date,
): Promise<Enrollment> {
  const today = dateInManila(now)
  if (typed && !isLikely(typed, today)) refuseDay()
  const klass = await lockManagedClass(tx, actor, class_id)
  if (klass.school_id !== school_id) refuse('class.not_found')
  if (klass.archived_at) refuse('class.archived')
  const learner = (await shareFindableLearner(tx, actor, student_id)) ?? refuse('learner.not_found')
  if (learner.school_id !== school_id) refuse('learner.other_school')
  const taken = await takeSeat(tx, { class_id, student_id }, { today, typed })
  if (taken === 'already') refuse('learner.enrolled')
  if (taken === 'full') refuse('class.full', { fill: { most: mostOnRoster } })
  return seatOf(tx, { class_id, student_id })
}

/** Days are compared as they are written, the year first. */
const isLikely = (day: string, today: string): boolean =>
  day >= '2000-01-01' && day <= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`

const refuseDay = (): never =>
  refuse('request.invalid', {
    errors: [
      {
        path: 'enrolled_on',
        message: 'The enrollment date must be between January 1, 2000 and one year from today.',
      },
    ],
  })

export async function dropEnrollment(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const klass = (await shareClassOf(tx, actor, id)) ?? refuse('enrollment.not_found')
  if (klass.archived_at) refuse('class.archived')
  if (!(await leaveSeat(tx, id, now))) refuse('enrollment.not_found')
}
