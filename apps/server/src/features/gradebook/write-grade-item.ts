import type { GradeItem } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type {
  createGradeItemEndpoint as createShape,
  editGradeItemEndpoint as editShape,
} from '@klasrum/contract/grade-items'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { shareOpenClass } from '../classes/door.ts'
import { changeItem, countItems, dependentsOf, findItem, insertGradeItem } from './grade-items.store.ts'
import { itemUnder, knowingOneQa, mostItems, refuseField } from './item-rules.ts'
import { lockOpenClassOfItem } from './lock-class-of-item.ts'
import { refuseClosed, takeSheets } from './take-sheets.ts'

export async function createGradeItem(
  tx: Tx,
  actor: Actor,
  { class_id, ...asked }: Received<typeof createShape.body>,
): Promise<GradeItem> {
  const { policy } = await shareOpenClass(tx, actor, class_id)
  const values = itemUnder(policy, asked)
  await takeSheets(tx, class_id)
  await refuseClosed(tx, class_id, values.quarter)
  await refuseFull(tx, class_id, values.quarter)
  return knowingOneQa(() => insertGradeItem(tx, { class_id, ...values }))
}

export async function editGradeItem(
  tx: Tx,
  actor: Actor,
  id: number,
  asked: Received<typeof editShape.body>,
): Promise<GradeItem> {
  const { id: class_id, policy } = await lockOpenClassOfItem(tx, actor, id)
  await takeSheets(tx, class_id)
  const present = (await findItem(tx, id)) ?? refuse('item.not_found')
  const values = itemUnder(policy, asked)
  await refuseClosed(tx, class_id, present.quarter, values.quarter)
  const dependents = await dependentsOf(tx, id)
  if (dependents.highest > values.max_score)
    refuse('item.score_above', { fill: { score: dependents.highest } })
  if (values.half_points === false && dependents.half !== null)
    refuse('item.half_scores', { fill: { score: dependents.half } })
  if (values.quarter !== present.quarter) {
    if (dependents.cells > 0) refuseField('quarter', 'This item has scores, so it stays where it is.')
    await refuseFull(tx, class_id, values.quarter)
  }
  return knowingOneQa(() => changeItem(tx, id, values))
}

async function refuseFull(tx: Tx, class_id: number, quarter: number): Promise<void> {
  if ((await countItems(tx, { class_id, quarter })) >= mostItems)
    refuse('item.too_many', { fill: { most: mostItems } })
}
