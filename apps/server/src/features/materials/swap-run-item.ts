import { itemsOn } from '@klasrum/composer/papers/amend'
import { levelsFrom, type SwapLevel } from '@klasrum/composer/papers/levels'
import type { Material } from '@klasrum/contract/material'
import { type DocumentName, mostRewritesAnHour } from '@klasrum/contract/runs'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import type { ItemAtRevision } from './edit-run-item.ts'
import { withQuestionsBack } from './open-question-items.ts'
import { itemsIn, type MadeMaterial, type OfDocument, ownMade, saveMade, seenMade } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { withTakenOff } from './taken-off.ts'
import { othersFor, writeApart } from './write-apart.ts'

type Ask = ItemAtRevision & { level: SwapLevel }

/** As many as a teacher could press away; the oldest may come back. */
const mostKept = 500

export async function swapRunItem(house: House, actor: Actor, ask: Ask) {
  const { database, clock } = house
  const { document, item_id, level } = ask
  const made = await seenMade(database.tx, actor, ask)
  const { material, swapped } = made
  const item = itemsIn(material, document).find(({ id }) => id === item_id) ?? refuse('run.item_not_found')
  if (levelsFrom(item.difficulty, level).length === 0)
    refuse(level === 'easier' ? 'run.easiest_level' : 'run.hardest_level')
  await countWithinQuota(database.tx, rewritesOf(actor), clock.now(), mostRewritesAnHour)
  const source = (await findSource(database.tx, actor.user_id, ask)) ?? refuse('run.not_found')
  const refused_ids = refusedWith(made, document, item_id)
  const answer = await writeApart({ kind: 'swap', source, material, document, item_id, level, refused_ids })
  if ('problem' in answer) refuse(noneLike[level])
  const came = cameTo(answer.material, material, document)
  return saveMade(database.tx, ask, {
    ...made,
    material: withQuestionsBack(material, answer.material),
    swapped: { ...swapped, [document]: refused_ids },
    taken_off: withTakenOff(made, ask, came),
  })
}

/** Items that do not come again once this one is pressed away. */
const refusedWith = ({ swapped }: MadeMaterial, document: DocumentName, item_id: string): string[] =>
  [...(swapped[document] ?? []), item_id].slice(-mostKept)

const noneLike = {
  same: 'run.no_other_item',
  easier: 'run.no_easier_item',
  harder: 'run.no_harder_item',
} as const

/** The id of what is new on the paper. */
function cameTo(after: Material, before: Material, document: DocumentName): string | null {
  const old = new Set(itemsOn(before, document)?.map(({ id }) => id))
  return itemsOn(after, document)?.find(({ id }) => !old.has(id))?.id ?? null
}

/** What a swap would give, said before it is pressed: by the same chance, so that it comes true. */
export async function listOtherItems(house: House, actor: Actor, ask: OfDocument & { item_id: string }) {
  const { database, clock } = house
  const { document, item_id } = ask
  const made = await ownMade(database.tx, actor, ask)
  const { material, revision } = made
  if (!itemsIn(material, document).some(({ id }) => id === item_id)) refuse('run.item_not_found')
  await countWithinQuota(database.tx, `others:${actor.user_id}`, clock.now(), mostRewritesAnHour)
  const source = (await findSource(database.tx, actor.user_id, ask)) ?? refuse('run.not_found')
  const refused_ids = refusedWith(made, document, item_id)
  const others = await othersFor({ source, material, document, item_id, refused_ids })
  return { revision, ...(others ?? refuse('run.not_found')) }
}

export const rewritesOf = ({ user_id }: Actor): string => `rewrite:${user_id}`
