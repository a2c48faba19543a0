import type { Received } from '@klasrum/contract/endpoint'
import {
  type BankItem,
  type editBankItemEndpoint as editShape,
  mostBankItems,
  type saveBankItemEndpoint as saveShape,
} from '@klasrum/contract/item-bank'
import type { Tx } from '../../../db/client.ts'
import type { House } from '../../../house.ts'
import { refuse } from '../../../http/refuse.ts'
import type { Actor } from '../../../http/session.ts'
import { lockAccount } from '../../points/door.ts'
import { editedItem } from '../edit-item.ts'
import { itemsIn, ownMade } from '../run-document.ts'
import {
  addBankRow,
  type BankQuery,
  type BankRow,
  changeBankRow,
  confirmedSchoolOf,
  countBank,
  findOwn,
  findSeen,
  hasInBank,
  pageOfBank,
  removeBankRow,
  shareBankRow,
} from './bank.store.ts'
import { bankedItem, bankItemDigestOf, placedBy, searchedIn } from './bank-item.ts'

const viewOf = ({ user_id }: Actor, row: BankRow): BankItem => ({
  id: row.id,
  revision: row.revision,
  item: row.item,
  area: row.area,
  grade: row.grade,
  own: row.user_id === user_id,
  shared: row.is_shared,
  created_at: row.created_at.toISOString(),
})

export async function listBankItems(tx: Tx, actor: Actor, query: BankQuery) {
  const { rows, totals, areas } = await pageOfBank(tx, actor.user_id, query)
  return { items: rows.map((row) => viewOf(actor, row)), areas, ...totals }
}

type Rooms = Pick<House, 'clock'>

export async function saveBankItem(
  tx: Tx,
  house: Rooms,
  actor: Actor,
  { run_id, file_id, document, item_id }: Received<typeof saveShape.body>,
): Promise<BankItem> {
  const { material } = await ownMade(tx, actor, { id: run_id, file_id })
  const item = itemsIn(material, document).find(({ id }) => id === item_id) ?? refuse('run.item_not_found')
  const model = item.author === 'model' ? (material.model?.name ?? null) : null
  return keep(tx, house, actor, { item: bankedItem(item), model, ...placedBy(material) })
}

/** The owner's one stays as it is; a later change of it changes no copy. */
export async function copyBankItem(tx: Tx, house: Rooms, actor: Actor, id: number): Promise<BankItem> {
  const row = (await findSeen(tx, actor.user_id, id)) ?? refuse('bank.not_found')
  return row.user_id === actor.user_id ? viewOf(actor, row) : keep(tx, house, actor, row)
}

async function keep(
  tx: Tx,
  { clock }: Rooms,
  actor: Actor,
  { item, area, grade, model }: Pick<BankRow, 'item' | 'area' | 'grade' | 'model'>,
): Promise<BankItem> {
  const { user_id } = actor
  const digest = bankItemDigestOf(item)
  // Of two who save at once one waits, so that the limit holds.
  await lockAccount(tx, user_id)
  if (!(await hasInBank(tx, user_id, digest)) && (await countBank(tx, user_id)) >= mostBankItems)
    refuse('bank.full', { fill: { most: mostBankItems } })
  return viewOf(
    actor,
    await addBankRow(tx, {
      user_id,
      item,
      digest,
      area,
      grade,
      model,
      searched: searchedIn(item, area),
      created_at: clock.now(),
    }),
  )
}

export async function editBankItem(
  tx: Tx,
  actor: Actor,
  { id, item, ...sent }: { id: number } & Received<typeof editShape.body>,
): Promise<BankItem> {
  const row = (await findOwn(tx, actor.user_id, id)) ?? refuse('bank.not_found')
  if (row.revision !== sent.revision) refuse('bank.changed')
  const edited = editedItem(row.item, item)
  const searched = searchedIn(edited, sent.area)
  const changed = await changeBankRow(tx, row, { ...sent, item: edited, searched })
  return viewOf(actor, changed ?? refuse('bank.changed'))
}

export async function shareBankItem(tx: Tx, actor: Actor, { id, shared }: { id: number; shared: boolean }) {
  if (!(await findOwn(tx, actor.user_id, id))) refuse('bank.not_found')
  if (shared && (await confirmedSchoolOf(tx, actor.user_id)) === null) refuse('bank.no_school')
  return viewOf(actor, (await shareBankRow(tx, actor.user_id, id, shared)) ?? refuse('bank.not_found'))
}

export async function deleteBankItem(tx: Tx, { user_id }: Actor, id: number) {
  if (!(await removeBankRow(tx, user_id, id))) refuse('bank.not_found')
  return { message: 'The question was deleted from your bank.' }
}
