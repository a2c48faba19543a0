import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { learners } from './learners.tables.ts'

/** That one account can add: years of a teacher's classes, or of a large school. */
const mostLearners = { teacher: 5_000, others: 100_000 }

export async function refuseMoreLearners(tx: Tx, { user_id, role }: Actor, more: number): Promise<void> {
  const most = role === 'teacher' ? mostLearners.teacher : mostLearners.others
  if ((await tx.$count(learners, eq(learners.created_by_user_id, user_id))) + more > most)
    refuse('learner.too_many', { fill: { most: most.toLocaleString('en-PH') } })
}
