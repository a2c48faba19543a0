import type { GradeItem } from '@klasrum/contract/class-record'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { type ManagedClass, managedBy } from '../classes/door.ts'
import { gradeItems, scores } from './gradebook.tables.ts'

/** Without `half_points` a new item has none, and an edited one keeps its own. */
export type ItemValues = Omit<GradeItem, 'id' | 'class_id' | 'half_points'> & {
  half_points?: boolean | undefined
}

/**
 * The class of an item, for whoever keeps it. Locked, as scores go with an item: whoever deletes a learner holds the class
 * too, so that neither waits for what the other has.
 */
export async function lockClassOfItem(tx: Tx, actor: Actor, id: number): Promise<ManagedClass | undefined> {
  const [found] = await tx
    .select({ klass: classes })
    .from(gradeItems)
    .innerJoin(classes, eq(classes.id, gradeItems.class_id))
    .where(and(eq(gradeItems.id, id), managedBy(tx, actor)))
    .for('no key update', { of: classes })
  return found?.klass
}

export const findItem = async (tx: Tx, id: number): Promise<GradeItem | undefined> =>
  (await tx.select().from(gradeItems).where(eq(gradeItems.id, id)))[0]

export const countItems = (tx: Tx, { class_id, quarter }: Pick<GradeItem, 'class_id' | 'quarter'>) =>
  tx.$count(gradeItems, and(eq(gradeItems.class_id, class_id), eq(gradeItems.quarter, quarter)))

export async function insertGradeItem(tx: Tx, values: ItemValues & { class_id: number }): Promise<GradeItem> {
  const [added] = await tx.insert(gradeItems).values(values).returning()
  if (!added) throw new Error('an item was not written')
  return added
}

export async function changeItem(tx: Tx, id: number, values: ItemValues): Promise<GradeItem> {
  const [changed] = await tx.update(gradeItems).set(values).where(eq(gradeItems.id, id)).returning()
  if (!changed) throw new Error('an item was not written')
  return changed
}

export const changeMaxScore = (tx: Tx, id: number, max_score: number) =>
  tx.update(gradeItems).set({ max_score }).where(eq(gradeItems.id, id))

export const isSecondQa = (error: unknown): boolean => brokenConstraint(error) === 'grade_items_one_qa'

type Held = { cells: number; highest: number; half: number | null }

/** Cells that are filled in, also of those who left, the highest score among them, and one that is no whole number. */
export async function dependentsOf(tx: Tx, item_id: number): Promise<Held> {
  const [held] = await tx
    .select({
      cells: sql<number>`(count(*) filter (where ${scores.score} is not null or ${scores.excused}))::int`,
      highest: sql`coalesce(max(${scores.score}), 0)`.mapWith(scores.score),
      half: sql<
        number | null
      >`max(${scores.score}) filter (where ${scores.score} <> trunc(${scores.score}))`.mapWith(scores.score),
    })
    .from(scores)
    .where(eq(scores.item_id, item_id))
  return held ?? { cells: 0, highest: 0, half: null }
}

/** Of each item of a class, also of those who left. */
export async function readHighestScores(tx: Tx, class_id: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ item_id: scores.item_id, highest: sql`max(${scores.score})`.mapWith(scores.score) })
    .from(scores)
    .where(and(eq(scores.class_id, class_id), isNotNull(scores.score)))
    .groupBy(scores.item_id)
  return new Map(rows.map(({ item_id, highest }) => [item_id, highest]))
}

/** The scores first: what the history says of them names the item, which must still be there. */
export async function removeItem(tx: Tx, id: number): Promise<void> {
  await tx.delete(scores).where(eq(scores.item_id, id))
  await tx.delete(gradeItems).where(eq(gradeItems.id, id))
}
