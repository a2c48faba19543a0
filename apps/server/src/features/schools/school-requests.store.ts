import type { SchoolRequest } from '@klasrum/contract/school-requests'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { schoolRequests } from './school-requests.tables.ts'
import { divisions } from './schools.tables.ts'

export type RequestRow = typeof schoolRequests.$inferSelect
type Decision = Pick<RequestRow, 'decided_at' | 'decided_by_user_id'> & Partial<Pick<RequestRow, 'school_id'>>

const viewed = (tx: Tx) =>
  tx
    .select({
      id: schoolRequests.id,
      school_id: schoolRequests.school_id,
      name: schoolRequests.name,
      school_code: schoolRequests.school_code,
      division_id: schoolRequests.division_id,
      division_name: divisions.name,
      place: schoolRequests.place,
      note: schoolRequests.note,
      state: schoolRequests.state,
      reason: schoolRequests.reason,
      created_at: schoolRequests.created_at,
      asked_by: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      asked_by_email: users.email,
    })
    .from(schoolRequests)
    .innerJoin(users, eq(users.id, schoolRequests.user_id))
    .leftJoin(divisions, eq(divisions.id, schoolRequests.division_id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof viewed>>[number]
const viewOf = ({ created_at, ...row }: Row): SchoolRequest => ({
  ...row,
  created_at: created_at.toISOString(),
})

export const waitingRequests = async (tx: Tx, most: number): Promise<SchoolRequest[]> =>
  (
    await viewed(tx).where(eq(schoolRequests.state, 'waiting')).orderBy(asc(schoolRequests.id)).limit(most)
  ).map(viewOf)

export const latestRequestOf = async (tx: Tx, user_id: number): Promise<SchoolRequest | null> =>
  (await viewed(tx).where(eq(schoolRequests.user_id, user_id)).orderBy(desc(schoolRequests.id)).limit(1)).map(
    viewOf,
  )[0] ?? null

export const findRequest = async (tx: Tx, id: number): Promise<SchoolRequest | undefined> =>
  (await viewed(tx).where(eq(schoolRequests.id, id))).map(viewOf)[0]

export const lockSchoolRequestForUpdate = async (tx: Tx, id: number): Promise<RequestRow | undefined> =>
  (await tx.select().from(schoolRequests).where(eq(schoolRequests.id, id)).for('update'))[0]

export const isWaiting = async (tx: Tx, user_id: number): Promise<boolean> =>
  (await tx.$count(
    schoolRequests,
    and(eq(schoolRequests.user_id, user_id), eq(schoolRequests.state, 'waiting')),
  )) > 0

export async function addRequest(tx: Tx, values: typeof schoolRequests.$inferInsert): Promise<number> {
  const [added] = await tx.insert(schoolRequests).values(values).returning({ id: schoolRequests.id })
  if (!added) throw new Error('a request for a school was not written')
  return added.id
}

export const settleRequest = (
  tx: Tx,
  id: number,
  decision: Decision & ({ state: 'approved' } | { state: 'refused'; reason: string }),
) => tx.update(schoolRequests).set(decision).where(eq(schoolRequests.id, id))

export const listPublicDivisions = (tx: Tx) =>
  tx
    .select({ id: divisions.id, name: divisions.name, region: divisions.region })
    .from(divisions)
    .orderBy(sql`fold_text(${divisions.name})`, asc(divisions.id))
    .limit(1_000)
