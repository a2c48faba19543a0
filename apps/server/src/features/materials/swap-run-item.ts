import { mostRewritesAnHour } from '@klasrum/contract/runs'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { withQuestionsBack } from './open-question-items.ts'
import { itemsIn, type OfDocument, saveMade, seenMade } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { writeApart } from './write-apart.ts'

type Ask = OfDocument & { item_id: string; revision: number }

/** As many as a teacher could press away; the oldest may come back. */
const mostKept = 500

export async function swapRunItem(house: House, actor: Actor, ask: Ask) {
  const { database, clock } = house
  const { document, item_id } = ask
  const made = await seenMade(database.tx, actor, ask)
  const { material, swapped } = made
  if (!itemsIn(material, document).some(({ id }) => id === item_id)) refuse('run.item_not_found')
  await countWithinQuota(database.tx, rewritesOf(actor), clock.now(), mostRewritesAnHour)
  const source = (await findSource(database.tx, actor.user_id, ask)) ?? refuse('run.not_found')
  const refused_ids = [...(swapped[document] ?? []), item_id].slice(-mostKept)
  const answer = await writeApart({ kind: 'swap', source, material, document, item_id, refused_ids })
  if ('problem' in answer) refuse('run.no_other_item')
  return saveMade(database.tx, ask, {
    ...made,
    material: withQuestionsBack(material, answer.material),
    swapped: { ...swapped, [document]: refused_ids },
  })
}

export const rewritesOf = ({ user_id }: Actor): string => `rewrite:${user_id}`
