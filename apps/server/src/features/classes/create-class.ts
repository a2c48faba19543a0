import type { ClassSummary, createClassEndpoint as shape } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { ruleOf } from './class-rule.ts'
import { addClass } from './classes.store.ts'
import { refuseMoreClasses } from './most-classes.ts'
import { knowingReferences, placeClass } from './place-class.ts'
import { writtenSummary } from './summaries.store.ts'

type Ask = Received<typeof shape.body>

export async function createClass(tx: Tx, actor: Actor, ask: Ask, now: Date): Promise<ClassSummary> {
  const place = await placeClass(tx, actor, ask)
  await refuseMoreClasses(tx, actor, ask.term_id)
  const made = { created_by_user_id: actor.user_id, created_at: now }
  const id = await knowingReferences(() => addClass(tx, { ...ask, ...ruleOf(ask), ...place, ...made }))
  return writtenSummary(tx, id)
}
