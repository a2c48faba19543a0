import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { shareSchoolKey } from '../schools/door.ts'
import { schoolOfTeacher } from '../teachers/door.ts'

/** A school that the caller may bring learners to; it is there until the end of the transaction. */
export async function requireOwnSchool(tx: Tx, actor: Actor, school_id: number): Promise<void> {
  const own = actor.role === 'teacher' ? await schoolOfTeacher(tx, actor.user_id) : actor.school_id
  if (actor.role !== 'admin' && own !== school_id) refuse('learner.not_your_school')
  if (!(await shareSchoolKey(tx, school_id))) refuse('school.not_found')
}
