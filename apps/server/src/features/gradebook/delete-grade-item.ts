import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { dependentsOf, findItem, removeItem } from './grade-items.store.ts'
import { lockOpenClassOfItem } from './lock-class-of-item.ts'
import { shareAllSeatKeys } from './seats.store.ts'
import { setAuditContext } from './sheet-version.store.ts'
import { refuseClosed, takeSheets } from './take-sheets.ts'

type Known = {
  /** How many scores the caller knows of, where it was told. */
  scores: number | undefined
  request_id: string
}

/** What went with it. */
export async function deleteGradeItem(
  tx: Tx,
  actor: Actor,
  id: number,
  { scores, request_id }: Known,
): Promise<{ class_id: number; scores: number }> {
  const { id: class_id } = await lockOpenClassOfItem(tx, actor, id)
  await shareAllSeatKeys(tx, class_id)
  await takeSheets(tx, class_id)
  const { quarter } = (await findItem(tx, id)) ?? refuse('item.not_found')
  await refuseClosed(tx, class_id, quarter)
  const { cells } = await dependentsOf(tx, id)
  if (scores !== undefined && scores !== cells) refuse('item.holds_more', { fill: { scores: cells } })
  await setAuditContext(tx, { user_id: actor.user_id, source: 'item', request_id })
  await removeItem(tx, id)
  return { class_id, scores: cells }
}
