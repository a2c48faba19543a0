import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import type { Upload } from '../../http/uploads.ts'
import { removeUnlessClaimed } from '../../storage/unclaimed-uploads.ts'
import { changeQr, findQr, walletFolder } from './change-settings.ts'
import { rewritePicture } from './pictures.ts'

const keyOf = (name: string): string => `${walletFolder}/${name}`

/** One picture for all: it takes nobody's room. */
export async function uploadWalletQr(house: House, actor: Actor, { bytes }: Upload) {
  const { storage } = house
  const picture = await rewritePicture(await bytes())
  const key = keyOf(picture.name)
  const { old, settings } = await removeUnlessClaimed(storage, [key], async (taken) => {
    await storage.put(key, picture.bytes, picture.type)
    return changeQr(house, actor, picture.name, taken)
  })
  if (old) await house.storage.remove(keyOf(old)).catch(() => {})
  return settings
}

export async function removeWalletQr(house: House, actor: Actor) {
  const { old, settings } = await changeQr(house, actor, null)
  if (old) await house.storage.remove(keyOf(old)).catch(() => {})
  return settings
}

export async function showWalletQr({ database, storage }: House, name: string) {
  if ((await findQr(database.tx)) !== name) refuse('file.not_found')
  const bytes = (await storage.read(keyOf(name))) ?? refuse('file.not_found')
  return { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg', name, inline: true, bytes }
}
