import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { totalsOf } from '../../db/count.ts'
import {
  countPendingMatching,
  findProofs,
  findSamePictures,
  findSameReferences,
  listPending,
  type OtherTopUp,
} from './pending-top-ups.store.ts'
import { countSince, proofPath } from './top-ups.store.ts'

type Query = { page: number; limit: number; search: string }
type Warnings = PendingTopUp['warnings']
type Listed = Awaited<ReturnType<typeof listPending>>[number]

const days = 7
/** From this many requests in the days before, the sender is worth a second look. */
const manyRequests = 5

export async function listPendingTopUps(tx: Tx, now: Date, { page, limit, search }: Query) {
  const rows = await listPending(tx, search, limit, (page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, () => countPendingMatching(tx, search))
  const warningsOf = await warn(tx, now, rows)
  return {
    pending_topups: rows.map((row) => ({
      id: row.top_up.id,
      user_id: row.top_up.user_id,
      user_name: row.user_name,
      email: row.email,
      amount: row.top_up.amount,
      points: row.top_up.points,
      reference_no: row.top_up.reference_no,
      created_at: row.top_up.created_at.toISOString(),
      payment_proof: row.proof && proofPath(row.proof.name),
      warnings: warningsOf(row),
    })),
    ...totals,
  }
}

const present = <T>(values: (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

/** A handful of look-ups for the whole page. */
async function warn(tx: Tx, now: Date, rows: Listed[]): Promise<(row: Listed) => Warnings> {
  if (rows.length === 0) return () => []
  const pictures = present(rows.map(({ proof }) => proof?.sha256))
  const alike = present(rows.map(({ proof }) => proof?.similar_to_id))
  const references = present(rows.map(({ top_up }) => top_up.reference_no))
  const same = pictures.length > 0 ? await findSamePictures(tx, pictures) : []
  const similar = alike.length > 0 ? await findProofs(tx, alike) : []
  const sameReference = references.length > 0 ? await findSameReferences(tx, references) : []
  const senders = present(rows.map(({ top_up }) => top_up.user_id))
  const counts = await countSince(tx, senders, before(now, hours(24 * days)))

  return ({ top_up, proof }) => {
    const sent = counts.find(({ user_id }) => user_id === top_up.user_id)?.count ?? 0
    const about = (kind: Warnings[number]['kind'], twin: OtherTopUp | undefined): Warnings =>
      twin ? [{ kind, other: viewOf(twin), count: sent }] : []
    const samePicture = same.find(({ id, sha256 }) => sha256 === proof?.sha256 && id !== top_up.id)
    return [
      ...about('same-picture', samePicture),
      ...about(
        'similar-picture',
        samePicture ? undefined : similar.find(({ proof_id }) => proof_id === proof?.similar_to_id),
      ),
      ...about(
        'same-reference',
        sameReference.find(
          ({ id, reference_no }) => reference_no === top_up.reference_no && id !== top_up.id,
        ),
      ),
      ...(sent >= manyRequests ? [{ kind: 'many-requests' as const, other: null, count: sent }] : []),
    ]
  }
}

const viewOf = ({ id, user_name, state, created_at, decided_at, proof_name }: OtherTopUp) => ({
  id,
  user_name,
  state,
  at: (decided_at ?? created_at).toISOString(),
  payment_proof: proof_name && proofPath(proof_name),
})
