import type { TopUp, TopUpState } from '@klasrum/contract/top-ups'
import { and, count, desc, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { payment_proofs, top_ups } from './top-ups.tables.ts'

export type TopUpRow = typeof top_ups.$inferSelect
export type ProofRow = typeof payment_proofs.$inferSelect

/** The picture in force, not one that was replaced. */
const proofOf = and(eq(payment_proofs.top_up_id, top_ups.id), isNull(payment_proofs.removed_at))
const withProof = { top_up: top_ups, proof_name: payment_proofs.name }

export const proofFolder = 'payment_proofs'
export const proofKey = (name: string): string => `${proofFolder}/${name}`
export const proofPath = (name: string): string => `/api/uploads/payment_proofs/${name}`

export function topUpViewOf(
  { id, user_id, amount, points, state, reference_no, reason, created_at, decided_at }: TopUpRow,
  proofName: string | null,
): TopUp {
  return {
    id,
    user_id,
    amount,
    points,
    state,
    reference_no,
    payment_proof: proofName && proofPath(proofName),
    reason,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}

export const countPending = async (tx: Tx, user_id: number): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(top_ups)
      .where(and(eq(top_ups.user_id, user_id), eq(top_ups.state, 'pending')))
  )[0]?.count ?? 0

/** Nothing when a request that waits or was approved carries the same reference number. */
export const addTopUp = async (tx: Tx, values: typeof top_ups.$inferInsert): Promise<TopUpRow | undefined> =>
  (
    await tx
      .insert(top_ups)
      .values(values)
      .onConflictDoNothing({
        target: top_ups.reference_no,
        where: sql`reference_no is not null and state in ('pending', 'approved')`,
      })
      .returning()
  )[0]

export const findTopUp = async (tx: Tx, id: number) =>
  (await tx.select(withProof).from(top_ups).leftJoin(payment_proofs, proofOf).where(eq(top_ups.id, id)))[0]

export const listTopUps = (tx: Tx, user_id: number, limit: number, beforeId: number | undefined) =>
  tx
    .select(withProof)
    .from(top_ups)
    .leftJoin(payment_proofs, proofOf)
    .where(and(eq(top_ups.user_id, user_id), beforeId ? lt(top_ups.id, beforeId) : undefined))
    .orderBy(desc(top_ups.id))
    .limit(limit)

type Decision = {
  state: Exclude<TopUpState, 'pending'>
  decided_at: Date
  decided_by_user_id?: number
  reason?: string
}

/** One statement decides: of any number that race, one finds the request still pending. */
export const decideTopUp = async (
  tx: Tx,
  id: number,
  decision: Decision,
  ...conditions: (SQL | undefined)[]
): Promise<TopUpRow | undefined> =>
  (
    await tx
      .update(top_ups)
      .set(decision)
      .where(and(eq(top_ups.id, id), eq(top_ups.state, 'pending'), ...conditions))
      .returning()
  )[0]

export const hasProof: SQL = sql`exists (select from ${payment_proofs} where ${payment_proofs.top_up_id} = ${top_ups.id} and ${payment_proofs.removed_at} is null)`

export const cancelAllOf = (tx: Tx, user_id: number, decided_at: Date) =>
  tx
    .update(top_ups)
    .set({ state: 'cancelled', decided_at })
    .where(and(eq(top_ups.user_id, user_id), eq(top_ups.state, 'pending')))

/** Uploads take turns here, so that of two alike pictures the later one always sees the earlier. */
export async function addProof(
  tx: Tx,
  proof: Pick<ProofRow, 'top_up_id' | 'name' | 'sha256' | 'shape' | 'detail' | 'created_at'>,
): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${proofLock})`)
  const replaced = await tx
    .update(payment_proofs)
    .set({ removed_at: proof.created_at })
    .where(and(eq(payment_proofs.top_up_id, proof.top_up_id), isNull(payment_proofs.removed_at)))
    .returning({ name: payment_proofs.name })
  const { shape, detail } = payment_proofs
  const [alike] = await tx
    .select({ id: payment_proofs.id })
    .from(payment_proofs)
    .where(
      and(
        ne(payment_proofs.top_up_id, proof.top_up_id),
        sql`bit_count(${shape} # ${proof.shape}::bit(64)) <= ${alikeShape}`,
        sql`bit_count(${detail} # ${proof.detail}::bit(15360)) <= ${alikeDetail}::float8 * bit_count(${detail} | ${proof.detail}::bit(15360))`,
      ),
    )
    .orderBy(payment_proofs.id)
    .limit(1)
  await tx.insert(payment_proofs).values({ ...proof, similar_to_id: alike?.id })
  return replaced.map(({ name }) => name)
}
const proofLock = 7_275_532
/** Of 64 bits. Saving anew moves up to six, and so does another receipt of the same app: the detail decides. */
const alikeShape = 10
/** Share of the clear steps that differ: at most 0.04 after scaling and saving anew, from 0.10 for another receipt of the same app. */
const alikeDetail = 0.07

export const findProof = async (tx: Tx, name: string) =>
  (
    await tx
      .select({ user_id: top_ups.user_id })
      .from(payment_proofs)
      .innerJoin(top_ups, eq(top_ups.id, payment_proofs.top_up_id))
      .where(and(eq(payment_proofs.name, name), isNull(payment_proofs.removed_at)))
  )[0]

/** Which of these files a row still needs. */
export const proofsInForce = async (tx: Tx, names: string[]): Promise<Set<string>> => {
  const rows = await tx
    .select({ name: payment_proofs.name })
    .from(payment_proofs)
    .where(and(inArray(payment_proofs.name, names), isNull(payment_proofs.removed_at)))
  return new Set(rows.map(({ name }) => name))
}

export const removeProofsOf = async (tx: Tx, user_id: number, removed_at: Date) =>
  tx
    .update(payment_proofs)
    .set({ removed_at })
    .where(
      and(
        isNull(payment_proofs.removed_at),
        sql`${payment_proofs.top_up_id} in (select id from top_ups where user_id = ${user_id})`,
      ),
    )
    .returning({ name: payment_proofs.name })

export const sumPending = async (tx: Tx) =>
  (
    await tx
      .select({
        pending_topups: count(),
        pending_amount: sql<number>`coalesce(sum(${top_ups.amount}), 0)`.mapWith(Number),
        pending_points: sql<number>`coalesce(sum(${top_ups.points}), 0)`.mapWith(Number),
        oldest: sql<Date | null>`min(${top_ups.created_at})`.mapWith(top_ups.created_at),
      })
      .from(top_ups)
      .where(eq(top_ups.state, 'pending'))
  )[0]

export const sumPaidIn = async (tx: Tx): Promise<number> =>
  (
    await tx
      .select({ pesos: sql<number>`coalesce(sum(${top_ups.amount}), 0)`.mapWith(Number) })
      .from(top_ups)
      .where(eq(top_ups.state, 'approved'))
  )[0]?.pesos ?? 0

export const countSince = (tx: Tx, userIds: number[], since: Date) =>
  tx
    .select({ user_id: top_ups.user_id, count: count() })
    .from(top_ups)
    .where(and(inArray(top_ups.user_id, userIds), gte(top_ups.created_at, since)))
    .groupBy(top_ups.user_id)
