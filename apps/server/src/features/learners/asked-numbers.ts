import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { isWithinDay } from '../../http/throttle.ts'
import { teachers } from '../teachers/teachers.tables.ts'

/** Six classes of eighty. */
const numbersADay = 480

/**
 * That a number is taken has to be told, and tells that a learner has it. Anybody can sign up and name a school, so
 * whoever no school has confirmed is told of as many as a teacher's own classes have, and no more.
 */
export async function countAskedNumbers(tx: Tx, actor: Actor, count: number, now: Date): Promise<void> {
  if (actor.role !== 'teacher' || count === 0) return
  const own = eq(teachers.user_id, actor.user_id)
  if ((await tx.$count(teachers, and(own, eq(teachers.school_state, 'confirmed')))) > 0) return
  const most = numbersADay
  if (!(await isWithinDay(tx, `learner-numbers:${actor.user_id}`, now, { count, most })))
    refuse('learner.too_many_numbers', { fill: { most } })
}
