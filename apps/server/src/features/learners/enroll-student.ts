import type { Received } from '@klasrum/contract/endpoint'
import type { Enrollment, enrollStudent as shape } from '@klasrum/contract/enrollments'
import { dateInManila } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockKeptClass } from '../classes/door.ts'
import { holdClassOf, leaveSeat, mostOnRoster, seatOf, takeSeat } from './enrollments.store.ts'
import { holdFindable } from './learners.store.ts'

export async function enrollStudent(
  tx: Tx,
  actor: Actor,
  { school_id, class_id, student_id }: Received<typeof shape.body>,
  now: Date,
): Promise<Enrollment> {
  const klass = await lockKeptClass(tx, actor, class_id)
  if (klass.school_id !== school_id) refuse('class.not_found')
  if (klass.archived_at) refuse('class.archived')
  const learner = (await holdFindable(tx, actor, student_id)) ?? refuse('learner.not_found')
  if (learner.school_id !== school_id) refuse('learner.other_school')
  const taken = await takeSeat(tx, { class_id, student_id, enrolled_on: dateInManila(now) })
  if (taken === 'already') refuse('learner.enrolled')
  if (taken === 'full') refuse('class.full', { fill: { most: mostOnRoster } })
  return seatOf(tx, { class_id, student_id })
}

export async function dropEnrollment(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const klass = (await holdClassOf(tx, actor, id)) ?? refuse('enrollment.not_found')
  if (klass.archived_at) refuse('class.archived')
  if (!(await leaveSeat(tx, id, now))) refuse('enrollment.not_found')
}
