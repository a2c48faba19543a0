import type { SpareItems } from '@klasrum/contract/run-items'
import { mostSpareItems } from '@klasrum/contract/run-items'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { type OfFile, ownMade, papersIn } from './run-document.ts'
import { findSource } from './run-documents.store.ts'
import { rewritesOf } from './swap-run-item.ts'
import { spareIn } from './write-apart.ts'

/** Made when they are asked for, from what was read of the file. */
export async function listSpareItems(house: House, actor: Actor, place: OfFile): Promise<SpareItems> {
  const { tx } = house.database
  const { material, revision } = await ownMade(tx, actor, place)
  await countWithinQuota(tx, rewritesOf(actor), house.clock.now(), mostRewritesAnHour)
  const source = (await findSource(tx, actor.user_id, place)) ?? refuse('run.not_found')
  const items = (await spareIn(source, material)).slice(0, mostSpareItems)
  return { revision, items, papers: papersIn(material) }
}
