import { allItems } from '@klasrum/composer/papers/amend'
import { placeItem } from '@klasrum/composer/papers/place-item'
import type { Item, Material } from '@klasrum/contract/material'
import type { ItemOrigin } from '@klasrum/contract/run-items'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { type BankRow, findSeen } from './bank/bank.store.ts'
import { bankItemDigestOf } from './bank/bank-item.ts'
import { withOwnItem } from './own-item.ts'
import { isFull, type OfDocument, ownMade, papersIn, saveMade } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { rewritesOf } from './swap-run-item.ts'
import { writeApart } from './write-apart.ts'

type Ask = OfDocument & { revision: number; from: ItemOrigin }

export async function addRunItem(house: House, actor: Actor, ask: Ask) {
  const { tx } = house.database
  const { document, from, revision } = ask
  const made = await ownMade(tx, actor, ask)
  const { material } = made
  if (!papersIn(material).includes(document)) refuse('run.not_found')
  if (made.revision !== revision) refuse('run.changed')
  if (isFull(material, document)) refuse('run.paper_full')
  if (from.kind === 'lesson')
    return saveMade(tx, ask, {
      ...made,
      material: await withSpare(house, actor, ask, material, from.item_id),
    })
  if (from.kind === 'own')
    return saveMade(tx, ask, { ...made, material: withOwnItem(material, document, from.item) })
  const row = (await findSeen(tx, actor.user_id, from.bank_item_id)) ?? refuse('bank.not_found')
  return saveMade(tx, ask, { ...made, material: withBankItem(material, ask, row) })
}

async function withSpare(
  { database: { tx }, clock }: House,
  actor: Actor,
  place: OfDocument,
  material: Material,
  item_id: string,
): Promise<Material> {
  if (allItems(material).some(({ id }) => id === item_id)) refuse('run.item_on_paper')
  await countWithinQuota(tx, rewritesOf(actor), clock.now(), mostRewritesAnHour)
  const source = (await findSource(tx, actor.user_id, place)) ?? refuse('run.not_found')
  const { document } = place
  const answer = await writeApart({ kind: 'add-spare', source, material, document, item_id })
  return 'problem' in answer ? refuse('run.item_not_found') : answer.material
}

/** A question of the bank on a paper is a copy: later changes of the bank do not reach it. */
function withBankItem(material: Material, { document }: OfDocument, row: BankRow): Material {
  const item: Item = { ...row.item, id: `bank-${row.id}` }
  const digest = bankItemDigestOf(item)
  if (allItems(material).some((each) => each.id === item.id || bankItemDigestOf(each) === digest))
    refuse('run.item_on_paper')
  const author = item.author === 'model' ? 'model' : 'teacher'
  return placeItem(withModel(material, row), { document, item: { ...item, author } })
}

/** A paper with a question that a language model wrote says so, also where no model had a part in the run. */
function withModel(material: Material, { item, model }: BankRow): Material {
  if (item.author !== 'model' || !model) return material
  const before = material.model ?? { name: '', cells: 0, narrations: 0 }
  const name = [...new Set([...before.name.split(', '), model])].filter(Boolean).join(', ').slice(0, 80)
  return { ...material, model: { ...before, name } }
}
