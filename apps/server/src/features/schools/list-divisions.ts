import type {
  countDivisionsEndpoint as countShape,
  Division,
  listDivisionsEndpoint as listShape,
} from '@klasrum/contract/divisions'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import {
  countListedDivisions as count,
  type DivisionScope,
  findDivision,
  listRegions,
  pageOfDivisions,
} from './divisions.store.ts'
import { isManager } from './managers.ts'
import { ownDivisionOf } from './own-division.store.ts'

const scopeOf = async (tx: Tx, actor: Actor): Promise<DivisionScope> =>
  isManager(actor) ? 'all' : ((await ownDivisionOf(tx, actor)) ?? 'none')

export const listDivisions = async (
  tx: Tx,
  actor: Actor,
  { search, region, ...page }: Received<typeof listShape.query>,
): Promise<Division[]> => pageOfDivisions(tx, { search, region, scope: await scopeOf(tx, actor) }, page)

export async function countDivisions(
  tx: Tx,
  actor: Actor,
  filter: Received<typeof countShape.query>,
): Promise<Received<typeof countShape.reply>> {
  const scope = await scopeOf(tx, actor)
  return { count: await count(tx, { ...filter, scope }), regions: await listRegions(tx, scope) }
}

export const readDivision = async (tx: Tx, actor: Actor, id: number): Promise<Division> =>
  (await findDivision(tx, id, await scopeOf(tx, actor))) ?? refuse('division.not_found')
