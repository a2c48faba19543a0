import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { fetchSlideshowFileEndpoint as shape } from '@klasrum/contract/slideshows'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { fetchPart } from './fetch-show-part.ts'
import {
  captionsName,
  manifestOf,
  pictureName,
  playedWhole,
  showManifestName,
  soundName,
  versionOf,
} from './manifest.ts'
import { partNamed } from './part-of-show.ts'
import { findShowOf, findSound } from './shows.store.ts'
import { addressSecondsLeft, signerAt } from './signed-address.ts'

type File = Received<typeof FileReply>

/** Without a good signature there is nothing, whoever asks for whatever. */
export async function fetchShowFile(
  house: House,
  { id, name }: Received<typeof shape.params>,
  signed: Received<typeof shape.query>,
): Promise<File> {
  const part = partNamed(name)
  if (part) return fetchPart(house, { id, name }, part, signed)
  const { storage, clock } = house
  const { tx } = house.database
  const now = clock.now()
  const sound = (await findSound(tx, id)) ?? refuse('file.not_found')
  const cacheSeconds = await addressSecondsLeft(
    tx,
    { id, name, version: versionOf(name, sound) },
    signed,
    now,
  )
  if (cacheSeconds === 0) refuse('file.not_found')
  if (name === showManifestName || name === captionsName)
    return textOf(tx, { id, name }, { now, cacheSeconds, session: signed.session })
  const picture = sound.pictures.find((each) => pictureName(each) === name)
  if (!picture && name !== soundName) refuse('file.not_found')
  const { stored_as, bytes: size, type } = picture ?? { ...sound, type: 'audio/mpeg' }
  if (stored_as === null || size === null) refuse('file.not_found')
  const bytes = (await storage.read(stored_as)) ?? refuse('file.not_found')
  return { type, name, inline: true, cacheSeconds, size, bytes }
}

async function textOf(
  tx: Tx,
  { id, name }: { id: number; name: string },
  { now, cacheSeconds, session }: { now: Date; cacheSeconds: number; session: number },
): Promise<File> {
  const show = await findShowOf(tx, id)
  if (!show?.made) return refuse('file.not_found')
  const { made } = show
  if (name === captionsName)
    return {
      type: 'text/vtt; charset=utf-8',
      name,
      inline: true,
      cacheSeconds,
      bytes: Buffer.from(made.captions),
    }
  const manifest = manifestOf({ ...show, played: playedWhole(made) }, await signerAt(tx, session, now))
  return { type: 'application/json', name, inline: true, bytes: Buffer.from(JSON.stringify(manifest)) }
}
