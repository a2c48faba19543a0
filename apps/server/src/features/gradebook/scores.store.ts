import type { GradeItem, Score } from '@klasrum/contract/class-record'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { scoreColumns } from './gradebook.store.ts'
import { gradeItems, scores } from './gradebook.tables.ts'

type Blank = {
  class_id: number
  item_id: number
  student_id: number
  version: number
  actor: Actor
  now: Date
}

/** A cleared cell keeps its row, and one that never held a score gets one: the answer names it. */
export const storeBlank = (tx: Tx, { version, actor, now, ...place }: Blank) =>
  tx
    .insert(scores)
    .values({ ...place, changed_in: version, updated_by_user_id: actor.user_id, updated_at: now })
    .onConflictDoNothing()

/** Of a cell that this transaction has written. */
export async function writtenScoreOf(
  tx: Tx,
  { item_id, student_id, school_id }: { item_id: number; student_id: number; school_id: number },
): Promise<Score> {
  const [found] = await tx
    .select(scoreColumns(school_id))
    .from(scores)
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .where(and(eq(scores.item_id, item_id), eq(scores.student_id, student_id)))
  if (!found) throw new Error('a score was not written')
  return found
}

type Qa = Pick<GradeItem, 'class_id' | 'quarter' | 'part'>

export const findQa = async (tx: Tx, { class_id, quarter, part }: Qa): Promise<GradeItem | undefined> =>
  (
    await tx
      .select()
      .from(gradeItems)
      .where(
        and(
          eq(gradeItems.class_id, class_id),
          eq(gradeItems.quarter, quarter),
          eq(gradeItems.category, 'qa'),
          part ? eq(gradeItems.part, part) : isNull(gradeItems.part),
        ),
      )
  )[0]
