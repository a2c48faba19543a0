import type { ClassSummary, editClassEndpoint as shape } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { ruleOf } from './class-rule.ts'
import { changeClass } from './classes.store.ts'
import { countHoldings } from './holdings.store.ts'
import { fitItems } from './items-of-policy.store.ts'
import { lockManagedClass, type ManagedClass } from './managed-classes.store.ts'
import { knowingReferences, placeClass } from './place-class.ts'
import { writtenSummary } from './summaries.store.ts'

type Ask = Received<typeof shape.body>

export async function editClass(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, ...ask }: Ask,
): Promise<ClassSummary> {
  const present = await lockManagedClass(tx, actor, id)
  if (present.archived_at) refuse('class.archived')
  if (version !== undefined && version !== present.version) refuse('class.changed')
  const place = await placeClass(tx, actor, ask, present)
  await refuseFixed(tx, present, ask)
  await knowingReferences(() => changeClass(tx, id, { ...ask, ...ruleOf(ask), ...place }))
  if (ask.policy !== present.policy) await fitItems(tx, id, ask.policy)
  return writtenSummary(tx, id)
}

/** Whoever writes scores or enrols holds the class too, so neither begins while it is decided. */
async function refuseFixed(tx: Tx, present: ManagedClass, { school_id, policy }: Ask): Promise<void> {
  const [moves, regrades] = [school_id !== present.school_id, policy !== present.policy]
  if (!moves && !regrades) return
  const { learners, scores } = await countHoldings(tx, present.id)
  if (moves && learners > 0) refuse('class.has_learners')
  if (regrades && scores > 0) refuse('class.has_scores')
}
