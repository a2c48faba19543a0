import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { isListed, listEntries } from './points.store.ts'
import { listTopUps, topUpViewOf } from './top-ups.store.ts'

type UsageQuery = { limit: number; cursor_created_at?: string | undefined; cursor_id?: number | undefined }

/** One more than asked for tells whether there is more. */
export async function listUsage(tx: Tx, userId: number, { limit, cursor_created_at, cursor_id }: UsageQuery) {
  const after =
    cursor_created_at !== undefined && cursor_id !== undefined
      ? { created_at: new Date(cursor_created_at), id: cursor_id }
      : undefined
  const rows = await listEntries(tx, userId, limit + 1, after)
  const usage = rows.slice(0, limit).map(({ id, created_at, note, points }) => ({
    id,
    created_at: created_at.toISOString(),
    process: note,
    points,
  }))
  const last = usage.at(-1)
  const has_more = rows.length > limit
  return {
    usage,
    has_more,
    next_cursor: has_more && last ? { cursor_created_at: last.created_at, cursor_id: last.id } : null,
  }
}

export async function listTopUpHistory(
  tx: Tx,
  userId: number,
  { limit, cursor_id }: { limit: number; cursor_id?: number | undefined },
) {
  const rows = await listTopUps(tx, userId, limit + 1, cursor_id)
  const topups = rows.slice(0, limit).map(({ top_up, proof_name }) => topUpViewOf(top_up, proof_name))
  const last = topups.at(-1)
  const has_more = rows.length > limit
  return { topups, has_more, next_cursor: has_more && last ? { cursor_id: last.id } : null }
}

export async function refuseUnknown(tx: Tx, userId: number): Promise<void> {
  if (!(await isListed(tx, userId))) refuse('user.not_found')
}
