import type { Received } from '@klasrum/contract/endpoint'
import type { listSubjectsEndpoint as listShape, Subject } from '@klasrum/contract/subjects'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import { users } from '../accounts/accounts.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { classUse } from './class-use.store.ts'
import { subjects } from './subjects.tables.ts'

type Query = Received<typeof listShape.query>
type Values = Pick<typeof subjects.$inferInsert, 'code' | 'name' | 'description'>

const columns = {
  id: subjects.id,
  code: subjects.code,
  name: subjects.name,
  description: subjects.description,
  created_by_user_id: subjects.created_by_user_id,
  ...classUse,
}

const words = sql`fold_text(${subjects.name} || ' ' || ${subjects.code} || ' ' || coalesce(${subjects.description}, ''))`

const usedAs: Record<Query['use'], SQL | undefined> = {
  all: undefined,
  active: sql`${classUse.active_class_count} > 0`,
  unused: sql`${classUse.active_class_count} = 0`,
}

const orders: Record<Query['sort'], SQL[]> = {
  name: [sql`fold_text(${subjects.name})`, asc(subjects.id)],
  code: [sql`fold_text(${subjects.code})`, asc(subjects.id)],
  newest: [desc(subjects.id)],
}

export const pageOfSubjects = (tx: Tx, { search, use, sort, limit, offset }: Query): Promise<Subject[]> =>
  tx
    .select(columns)
    .from(subjects)
    .where(and(matchesWords(words, search), usedAs[use]))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)

/** Held for an update, no class can take the subject up before the end of the transaction. */
export const lockSubject = async (tx: Tx, id: number, strength: 'no key update' | 'update') =>
  (await tx.select().from(subjects).where(eq(subjects.id, id)).for(strength))[0]

/** By a teacher whom the school has confirmed, or by its school-admin. */
export const wasMadeAt = async (tx: Tx, id: number, schoolId: number | null): Promise<boolean> =>
  schoolId !== null &&
  (
    await tx
      .select({ id: subjects.id })
      .from(subjects)
      .innerJoin(users, eq(users.id, subjects.created_by_user_id))
      .leftJoin(teachers, and(eq(teachers.user_id, users.id), eq(teachers.school_state, 'confirmed')))
      .where(
        and(
          eq(subjects.id, id),
          or(
            eq(teachers.school_id, schoolId),
            and(eq(users.role, 'school-admin'), eq(users.school_id, schoolId)),
          ),
        ),
      )
  ).length > 0

const findSubject = async (tx: Tx, id: number | undefined): Promise<Subject> => {
  const [found] = await tx
    .select(columns)
    .from(subjects)
    .where(eq(subjects.id, id ?? 0))
  if (!found) throw new Error('a subject was not written')
  return found
}

export async function addSubject(tx: Tx, values: Values & { created_by_user_id: number }): Promise<Subject> {
  const [added] = await tx.insert(subjects).values(values).returning({ id: subjects.id })
  return findSubject(tx, added?.id)
}

export async function changeSubject(tx: Tx, id: number, values: Values): Promise<Subject> {
  await tx.update(subjects).set(values).where(eq(subjects.id, id))
  return findSubject(tx, id)
}

export const removeSubject = (tx: Tx, id: number) => tx.delete(subjects).where(eq(subjects.id, id))
