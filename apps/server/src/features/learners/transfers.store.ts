import type { Received } from '@klasrum/contract/endpoint'
import type { listTransfersEndpoint, Transfer } from '@klasrum/contract/transfers'
import { aliasedTable, and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'
import { schools } from '../schools/schools.tables.ts'
import { enrollments, learners, transfers } from './learners.tables.ts'

const from = aliasedTable(schools, 'from_school')
const to = aliasedTable(schools, 'to_school')

/** All, those from and to the school, or the own requests. */
function seenBy({ role, school_id, user_id }: Actor): SQL | undefined {
  if (role === 'admin') return undefined
  if (role !== 'school-admin') return eq(transfers.requested_by_user_id, user_id)
  if (school_id === null) return sql`false`
  return or(eq(transfers.from_school_id, school_id), eq(transfers.to_school_id, school_id))
}

/** The school that has the learner, and admins; never the school that asks. */
function decidedBy({ role, school_id }: Actor): SQL | undefined {
  if (role === 'admin') return undefined
  return role === 'school-admin' && school_id !== null ? eq(transfers.from_school_id, school_id) : sql`false`
}

async function select(
  tx: Tx,
  actor: Actor,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<Transfer[]> {
  const rows = await tx
    .select({
      id: transfers.id,
      lrn: learners.external_student_id,
      listed_name: learners.listed_name,
      from_school_name: from.name,
      to_school_name: to.name,
      class_id: transfers.class_id,
      state: transfers.state,
      requested_at: transfers.requested_at,
      requested_by: sql<string>`coalesce(${users.first_name} || ' ' || ${users.last_name}, '')`,
      decided_at: transfers.decided_at,
      decides: sql<boolean>`${decidedBy(actor) ?? sql`true`}`,
    })
    .from(transfers)
    .innerJoin(learners, eq(learners.id, transfers.student_id))
    .innerJoin(from, eq(from.id, transfers.from_school_id))
    .innerJoin(to, eq(to.id, transfers.to_school_id))
    .leftJoin(users, eq(users.id, transfers.requested_by_user_id))
    .where(and(where, seenBy(actor)))
    .orderBy(desc(transfers.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ decides, listed_name, from_school_name, ...row }) => {
    const mayKnow = decides || row.state === 'accepted'
    return {
      ...row,
      listed_name: mayKnow ? listed_name : null,
      from_school_name: mayKnow ? from_school_name : null,
      requested_at: row.requested_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      may_decide: decides && row.state === 'waiting',
    }
  })
}

export const pageOfTransfers = (
  tx: Tx,
  actor: Actor,
  { state, ...cut }: Received<typeof listTransfersEndpoint.query>,
): Promise<Transfer[]> => select(tx, actor, state === 'all' ? undefined : eq(transfers.state, state), cut)

export async function writtenTransfer(tx: Tx, actor: Actor, id: number): Promise<Transfer> {
  const [found] = await select(tx, actor, eq(transfers.id, id))
  if (!found) throw new Error('a transfer was not written')
  return found
}

/** A learner of another school, who stays there until the end of the transaction. */
export const shareLearnerElsewhere = async (tx: Tx, lrn: string, school_id: number) =>
  (
    await tx
      .select({ id: learners.id, school_id: learners.school_id })
      .from(learners)
      .where(and(eq(learners.lrn, lrn), ne(learners.school_id, school_id)))
      .for('share')
  )[0]

/** Nothing while another one of the learner waits. */
export const addTransfer = async (
  tx: Tx,
  values: typeof transfers.$inferInsert,
): Promise<number | undefined> =>
  (await tx.insert(transfers).values(values).onConflictDoNothing().returning({ id: transfers.id }))[0]?.id

export type TransferRow = typeof transfers.$inferSelect

export const findDecidable = async (tx: Tx, actor: Actor, id: number): Promise<TransferRow | undefined> =>
  (
    await tx
      .select()
      .from(transfers)
      .where(and(eq(transfers.id, id), decidedBy(actor)))
  )[0]

/** The roster that a transfer names, if it still takes learners of the new school. */
export const lockClassAhead = async (tx: Tx, { class_id, to_school_id }: TransferRow) =>
  class_id === null
    ? undefined
    : (
        await tx
          .select({ id: classes.id })
          .from(classes)
          .where(
            and(eq(classes.id, class_id), eq(classes.school_id, to_school_id), isNull(classes.archived_at)),
          )
          .for('no key update')
      )[0]

export const lockLearnerOf = async (tx: Tx, { student_id, from_school_id }: TransferRow): Promise<boolean> =>
  (
    await tx
      .select({ id: learners.id })
      .from(learners)
      .where(and(eq(learners.id, student_id), eq(learners.school_id, from_school_id)))
      .for('no key update')
  ).length > 0

type Decision = { state: 'accepted' | 'declined'; decided_by_user_id: number; decided_at: Date }

/** Of two decisions the first one holds. */
export const decideTransfer = async (tx: Tx, id: number, decision: Decision): Promise<boolean> =>
  (
    await tx
      .update(transfers)
      .set(decision)
      .where(and(eq(transfers.id, id), eq(transfers.state, 'waiting')))
      .returning({ id: transfers.id })
  ).length > 0

export const transferStateOf = async (tx: Tx, id: number) =>
  (await tx.select({ state: transfers.state }).from(transfers).where(eq(transfers.id, id)))[0]?.state

/** The learner leaves the rosters in use at the old school, where the scores stay. */
export async function moveLearner(
  tx: Tx,
  { student_id, from_school_id, to_school_id }: TransferRow,
  now: Date,
): Promise<void> {
  const left = tx
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.school_id, from_school_id), isNull(classes.archived_at)))
  await tx
    .update(enrollments)
    .set({ dropped_at: now })
    .where(
      and(
        eq(enrollments.student_id, student_id),
        isNull(enrollments.dropped_at),
        inArray(enrollments.class_id, left),
      ),
    )
  await tx
    .update(learners)
    .set({ school_id: to_school_id, version: sql`${learners.version} + 1` })
    .where(eq(learners.id, student_id))
}
