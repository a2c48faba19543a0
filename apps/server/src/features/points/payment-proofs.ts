import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota, refuseBeyondQuota } from '../../http/throttle.ts'
import type { Upload } from '../../http/uploads.ts'
import { refuseWithoutRoomFor, storing } from '../storage/door.ts'
import { rewritePicture } from './pictures.ts'
import { lockAccount } from './till.store.ts'
import { addProof, findProof, findTopUp, proofKey, proofPath } from './top-ups.store.ts'

const uploadsAnHour = 60
/** Nobody is kept from paying because lesson files take up all the room. */
const beyond = 50 * 1024 * 1024

/** Before the picture is read. */
export async function refuseProofAhead(
  { database: { tx }, clock }: House,
  { actor, params, size }: { actor: Actor; params: { id: number }; size: number },
): Promise<void> {
  await ownPending(tx, actor, params.id)
  await refuseBeyondQuota(tx, `proof:${actor.user_id}`, clock.now(), uploadsAnHour)
  await refuseWithoutRoomFor(tx, actor.user_id, size - beyond)
}

/** The file is stored first and its row second: a kill between them leaves a file that nothing names, which is swept up. */
export async function uploadProof(house: House, actor: Actor, topUpId: number, { bytes }: Upload) {
  const { database, storage, clock } = house
  const { user_id } = actor
  await countWithinQuota(database.tx, `proof:${user_id}`, clock.now(), uploadsAnHour)
  const picture = await rewritePicture(await bytes())
  const { name, sha256, look, type } = picture
  const file = {
    key: proofKey(name),
    content: picture.bytes,
    type,
    kind: 'proof',
    owner: { user_id },
    beyond,
  } as const
  const { replaced, points } = await storing(house, [file], (taken) =>
    inTx(database, async (tx) => {
      const account = await lockAccount(tx, user_id)
      if (!account || account.deleted_at) refuse('session.ended')
      await ownPending(tx, actor, topUpId)
      const proof = { top_up_id: topUpId, name, sha256, ...look, created_at: clock.now() }
      const done = { replaced: await addProof(tx, proof), points: account.points }
      taken()
      return done
    }),
  )
  for (const each of replaced) await storage.remove(proofKey(each)).catch(() => {})
  return { new_balance: points, payment_proof: proofPath(name) }
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
