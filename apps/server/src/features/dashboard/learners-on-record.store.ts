import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { learnerCounts } from '../learners/learners.tables.ts'

export async function countLearners(tx: Tx): Promise<number> {
  const [found] = await tx.select({ count: sql`coalesce(sum(count), 0)`.mapWith(Number) }).from(learnerCounts)
  return found?.count ?? 0
}
