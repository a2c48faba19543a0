import type {
  classHoldingsEndpoint as holdingsShape,
  deleteClassEndpoint as shape,
} from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { removeClass } from './classes.store.ts'
import { countHoldings, hasClosedQuarter } from './holdings.store.ts'
import { findManagedClass, lockManagedClass } from './managed-classes.store.ts'

type Holdings = Received<typeof holdingsShape.reply>

export async function classHoldings(tx: Tx, actor: Actor, id: number): Promise<Holdings> {
  await findManagedClass(tx, actor, id)
  return countHoldings(tx, id)
}

const differs = (known: number | undefined, counted: number): boolean =>
  known !== undefined && known !== counted

/** What went with it. Nobody enrols, writes a score or closes a quarter between the counting and the end. */
export async function deleteClass(
  tx: Tx,
  actor: Actor,
  id: number,
  known: Received<typeof shape.query>,
): Promise<Holdings> {
  await lockManagedClass(tx, actor, id)
  if (actor.role === 'teacher' && (await hasClosedQuarter(tx, id))) refuse('class.has_closed')
  const held = await countHoldings(tx, id)
  if (differs(known.learners, held.learners) || differs(known.scores, held.scores))
    refuse('class.holds_more', { fill: { learners: held.learners, scores: held.scores } })
  await removeClass(tx, id)
  return held
}
