import type { GradeItem } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { setUpSheetEndpoint as shape } from '@klasrum/contract/grade-items'
import { policyOf } from '@klasrum/grading/policies'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { shareOpenClass } from '../classes/door.ts'
import { isAnyQuarterClosed } from './closings.store.ts'
import { countItems, insertGradeItem } from './grade-items.store.ts'
import { itemUnder, knowingOneQa, mostItems, refuseBeyond } from './item-rules.ts'
import { refuseClosed, takeSheets } from './take-sheets.ts'
import { setWeights } from './weights.store.ts'

type Place = { id: number; quarter: number }

/** The columns and weights that a new sheet begins with, all of them or none. */
export async function setUpSheet(
  tx: Tx,
  actor: Actor,
  { id: class_id, quarter }: Place,
  { items, weights }: Received<typeof shape.body>,
): Promise<{ items: GradeItem[] }> {
  const { policy } = await shareOpenClass(tx, actor, class_id)
  refuseBeyond(policy, quarter)
  const wanted = items.map((item) => itemUnder(policy, { ...item, quarter }))
  await takeSheets(tx, class_id)
  await refuseClosed(tx, class_id, quarter)
  if ((await countItems(tx, { class_id, quarter })) + wanted.length > mostItems)
    refuse('item.too_many', { fill: { most: mostItems } })
  const added: GradeItem[] = []
  for (const values of wanted)
    added.push(await knowingOneQa(() => insertGradeItem(tx, { class_id, ...values })))
  if (weights) {
    for (const each of weights.all_quarters ? quartersOf(policy) : [quarter])
      if (!(await isAnyQuarterClosed(tx, class_id, [each])))
        await setWeights(tx, { class_id, quarter: each }, weights.value)
  }
  return { items: added }
}

const quartersOf = (policy: PolicyId): number[] =>
  Array.from({ length: policyOf(policy).periods }, (_, at) => at + 1)
