import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, lockManagedClass, type ManagedClass } from '../classes/door.ts'
import { addClosing, removeClosing } from './closings.store.ts'
import { refuseBeyond } from './item-rules.ts'
import { addEvent, listEvents } from './quarter-events.store.ts'
import { readSheetContent } from './quarter-grades.ts'
import { reckonGrades } from './reckon-grades.ts'
import { shareAllSeatKeys } from './seats.store.ts'
import { refuseClosed, takeSheets } from './take-sheets.ts'

type InQuarter = { id: number; quarter: number }
type By = { user_id: number; now: Date }

/** The class is locked, so that the roster too stays as it is while it is decided. */
async function takeClass(tx: Tx, actor: Actor, id: number): Promise<ManagedClass> {
  const klass = await lockManagedClass(tx, actor, id)
  if (klass.archived_at) refuse('class.archived')
  await shareAllSeatKeys(tx, id)
  await takeSheets(tx, id)
  return klass
}

export async function closeQuarter(
  tx: Tx,
  actor: Actor,
  { id, quarter }: InQuarter,
  now: Date,
): Promise<void> {
  const klass = await takeClass(tx, actor, id)
  refuseBeyond(klass.policy, quarter)
  await refuseClosed(tx, id, quarter)
  await storeClosedGrades(tx, klass, quarter, { user_id: actor.user_id, now })
}

/** Closes an open quarter of a class that nobody else writes to. */
export async function storeClosedGrades(
  tx: Tx,
  klass: Pick<ManagedClass, 'id' | 'policy' | 'transmuted'>,
  quarter: number,
  { user_id, now }: By,
): Promise<void> {
  const place = { class_id: klass.id, quarter }
  const content = await readSheetContent(tx, place)
  if (content.items.length === 0) refuse('quarter.no_items')
  const weights = content.weights ?? refuse('quarter.no_weights')
  const grades = reckonGrades(klass, content)
  const count = grades.reduce((sum, { missing }) => sum + missing, 0)
  if (count > 0) refuse('quarter.cells_missing', { fill: { count } })
  const { policy, transmuted } = klass
  const closing = { ...place, ...weights, policy, transmuted, closed_by_user_id: user_id, closed_at: now }
  await addClosing(tx, closing, grades)
  await addEvent(tx, { ...place, kind: 'closed', by_user_id: user_id, at: now })
}

export async function reopenQuarter(
  tx: Tx,
  actor: Actor,
  { id, quarter, reason }: InQuarter & { reason: string },
  now: Date,
): Promise<void> {
  await takeClass(tx, actor, id)
  const place = { class_id: id, quarter }
  if (!(await removeClosing(tx, place))) refuse('quarter.not_closed')
  await addEvent(tx, { ...place, kind: 'reopened', reason, by_user_id: actor.user_id, at: now })
}

export async function listQuarterEvents(tx: Tx, actor: Actor, id: number) {
  await findManagedClass(tx, actor, id)
  return listEvents(tx, id)
}
