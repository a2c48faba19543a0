import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { type Counted, countFound, exactly } from '../../db/count.ts'
import { matchesWords } from '../../db/search.ts'
import { users } from '../accounts/accounts.tables.ts'
import { payment_proofs, top_ups } from './top-ups.tables.ts'

const waiting = (search: string) => and(eq(top_ups.state, 'pending'), matchesWords(users.search_text, search))

const userName = sql<string>`${users.first_name} || ' ' || ${users.last_name}`

export const listPending = (tx: Tx, search: string, limit: number, offset: number) =>
  tx
    .select({
      top_up: top_ups,
      user_name: userName,
      email: users.email,
      proof: payment_proofs,
    })
    .from(top_ups)
    .innerJoin(users, eq(users.id, top_ups.user_id))
    .leftJoin(
      payment_proofs,
      and(eq(payment_proofs.top_up_id, top_ups.id), isNull(payment_proofs.removed_at)),
    )
    .where(waiting(search))
    .orderBy(desc(top_ups.id))
    .limit(limit)
    .offset(offset)

export async function countPendingMatching(tx: Tx, search: string): Promise<Counted> {
  if (!search) return exactly(await tx.$count(top_ups, eq(top_ups.state, 'pending')))
  return countFound(tx, (most) =>
    tx
      .select({ id: top_ups.id })
      .from(top_ups)
      .innerJoin(users, eq(users.id, top_ups.user_id))
      .where(waiting(search))
      .limit(most)
      .as('found'),
  )
}

const other = {
  id: top_ups.id,
  state: top_ups.state,
  created_at: top_ups.created_at,
  decided_at: top_ups.decided_at,
  user_name: userName,
}
export type OtherTopUp = {
  id: number
  state: (typeof top_ups.$inferSelect)['state']
  created_at: Date
  decided_at: Date | null
  user_name: string
  proof_name: string | null
}

/** A replaced picture is known by its marks but can no longer be shown. */
const shownName = sql<
  string | null
>`case when ${payment_proofs.removed_at} is null then ${payment_proofs.name} end`
/** An approved twin matters most, then the newest. */
const weightiestFirst = [desc(sql`${top_ups.state} = 'approved'`), desc(top_ups.id)] as const

export const findSamePictures = (tx: Tx, sha256s: string[]) =>
  tx
    .select({ ...other, proof_name: shownName, sha256: payment_proofs.sha256 })
    .from(payment_proofs)
    .innerJoin(top_ups, eq(top_ups.id, payment_proofs.top_up_id))
    .innerJoin(users, eq(users.id, top_ups.user_id))
    .where(inArray(payment_proofs.sha256, sha256s))
    .orderBy(...weightiestFirst)
    .limit(1_000)

export const findProofs = (tx: Tx, ids: number[]) =>
  tx
    .select({ ...other, proof_name: shownName, proof_id: payment_proofs.id })
    .from(payment_proofs)
    .innerJoin(top_ups, eq(top_ups.id, payment_proofs.top_up_id))
    .innerJoin(users, eq(users.id, top_ups.user_id))
    .where(inArray(payment_proofs.id, ids))

/** Only rejected and cancelled ones can share a number with a request that waits; the index sees to it. */
export const findSameReferences = (tx: Tx, numbers: string[]) =>
  tx
    .select({ ...other, proof_name: payment_proofs.name, reference_no: top_ups.reference_no })
    .from(top_ups)
    .innerJoin(users, eq(users.id, top_ups.user_id))
    .leftJoin(
      payment_proofs,
      and(eq(payment_proofs.top_up_id, top_ups.id), isNull(payment_proofs.removed_at)),
    )
    .where(and(inArray(top_ups.reference_no, numbers), ne(top_ups.state, 'pending')))
    .orderBy(...weightiestFirst)
    .limit(1_000)
