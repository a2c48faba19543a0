import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import type { Upload } from '../../http/uploads.ts'
import { rewritePicture } from './pictures.ts'
import { addProof, findProof, findTopUp, lockAccount, proofKey, proofPath } from './top-ups.store.ts'

const uploadsAnHour = 60

/** The file is stored first and its row second: a kill between them leaves a file that nothing names, which is swept up. */
export async function uploadProof(house: House, actor: Actor, topUpId: number, { bytes }: Upload) {
  const { database, storage, clock } = house
  await ownPending(database.tx, actor, topUpId)
  await countWithinQuota(database.tx, `proof:${actor.user_id}`, clock.now(), uploadsAnHour)
  const picture = await rewritePicture(bytes)
  await storage.put(proofKey(picture.name), picture.bytes, picture.type)
  try {
    const { replaced, points } = await inTx(database, async (tx) => {
      const account = await lockAccount(tx, actor.user_id)
      if (!account || account.deleted_at) refuse('session.ended')
      await ownPending(tx, actor, topUpId)
      const { name, sha256, look } = picture
      const proof = { top_up_id: topUpId, name, sha256, ...look, created_at: clock.now() }
      return { replaced: await addProof(tx, proof), points: account.points }
    })
    for (const name of replaced) await storage.remove(proofKey(name)).catch(() => {})
    return { new_balance: points, payment_proof: proofPath(picture.name) }
  } catch (error) {
    await storage.remove(proofKey(picture.name)).catch(() => {})
    throw error
  }
}

async function ownPending(tx: House['database']['tx'], { user_id }: Actor, id: number): Promise<void> {
  const { top_up } = (await findTopUp(tx, id)) ?? refuse('top_up.not_found')
  if (top_up.user_id !== user_id) refuse('top_up.not_found')
  if (top_up.state !== 'pending') refuse('top_up.not_pending', { fill: { state: top_up.state } })
}

/** To a caller who may not see it, it does not exist. */
export async function showProof({ database, storage }: House, actor: Actor, name: string) {
  const proof = await findProof(database.tx, name)
  if (!proof || (proof.user_id !== actor.user_id && actor.role !== 'admin')) refuse('file.not_found')
  const bytes = (await storage.read(proofKey(name))) ?? refuse('file.not_found')
  return { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg', name, inline: true, bytes }
}
