import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { classes } from './classes.tables.ts'

type Manager = Pick<Actor, 'role'> & {
  school_id: Actor['school_id'] | Placeholder
  user_id: Actor['user_id'] | Placeholder
}

/**
 * Somebody like the caller, for a statement that is kept: `kind` belongs into its name, for the statement differs by it, and
 * `values` among what it is asked with.
 */
export function managerPlaceholders({ role, school_id, user_id }: Actor) {
  const isSomewhere = school_id !== null
  return {
    kind: `${role}_${isSomewhere ? 'at_school' : 'nowhere'}`,
    keeper: {
      role,
      school_id: isSomewhere ? sql.placeholder('keeper_school_id') : null,
      user_id: sql.placeholder('keeper_user_id'),
    } satisfies Manager,
    values: { keeper_school_id: school_id, keeper_user_id: user_id },
  }
}

/** The classes somebody keeps: all, those of the school, or those they made or are the primary teacher of. */
export function managedBy(tx: Tx, { role, school_id, user_id }: Manager): SQL | undefined {
  if (role === 'admin') return undefined
  if (role === 'school-admin') return school_id === null ? sql`false` : eq(classes.school_id, school_id)
  if (role !== 'teacher') return sql`false`
  const own = tx.select({ id: teachers.id }).from(teachers).where(eq(teachers.user_id, user_id))
  // An array, so that the index on each column serves its side.
  return or(eq(classes.created_by_user_id, user_id), sql`${classes.primary_teacher_id} = any (array(${own}))`)
}

const selectManagedClass = (tx: Tx, actor: Actor, id: number) =>
  tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), managedBy(tx, actor)))

export type ManagedClass = typeof classes.$inferSelect

/** A class the caller may read; for everybody else it does not exist. */
export const findManagedClass = async (tx: Tx, actor: Actor, id: number): Promise<ManagedClass> =>
  (await selectManagedClass(tx, actor, id))[0] ?? refuse('class.not_found')

/** A class the caller may change, archived or not. Nobody else changes or deletes it before the end of the transaction. */
export const lockManagedClass = async (tx: Tx, actor: Actor, id: number): Promise<ManagedClass> =>
  (await selectManagedClass(tx, actor, id).for('no key update'))[0] ?? refuse('class.not_found')

/** A class that takes changes: not archived, and it stays so until the end of the transaction. */
export async function shareOpenClass(tx: Tx, actor: Actor, id: number): Promise<ManagedClass> {
  const [found] = await selectManagedClass(tx, actor, id).for('share')
  if (!found) refuse('class.not_found')
  if (found.archived_at) refuse('class.archived')
  return found
}
