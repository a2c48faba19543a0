import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { fetchSlideshowFileEndpoint as shape } from '@klasrum/contract/slideshows'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { between } from '../../http/send-file.ts'
import { captionsOfScenes, type partNamed } from './part-of-show.ts'
import { digestOfAll } from './scene-digest.ts'
import { findShowOf } from './shows.store.ts'
import { addressSecondsLeft } from './signed-address.ts'
import type { SpokenScene } from './slideshows.tables.ts'
import { readyScenes } from './spoken-scenes.store.ts'

type File = Received<typeof FileReply>
type Address = Received<typeof shape.params>
type Part = NonNullable<ReturnType<typeof partNamed>>
type Piece = Pick<SpokenScene, 'bytes' | 'frames' | 'digest' | 'duration_sec' | 'sentences'> & {
  /** Null for a stretch of the sound of the show as it was made. */
  stored_as: string | null
}

/** The first scenes of a show. Its address outlives the making: a player may be in the middle of them. */
export async function fetchPart(
  house: House,
  { id, name }: Address,
  part: Part,
  signed: Received<typeof shape.query>,
): Promise<File> {
  const { tx } = house.database
  const now = house.clock.now()
  for (const pieces of [await readyScenes(tx, id), await madeScenes(house, id)]) {
    const first: Piece[] = pieces.slice(0, part.scenes)
    if (first.length < part.scenes) continue
    const version = digestOfAll(first)
    const cacheSeconds = await addressSecondsLeft(tx, { id, name, version }, signed, now)
    if (cacheSeconds === 0) continue
    const about = { name, inline: true, cacheSeconds }
    if (part.is === 'captions') {
      const scenes = first.map((piece, at) => ({ ...piece, id: String(at) }))
      return { ...about, type: 'text/vtt; charset=utf-8', bytes: Buffer.from(captionsOfScenes(scenes)) }
    }
    const size = first.reduce((sum, { bytes }) => sum + bytes, 0)
    return { ...about, type: 'audio/mpeg', size, bytes: soundOf(house, id, first, size) }
  }
  return refuse('file.not_found')
}

const madeScenes = async ({ database: { tx } }: House, id: number): Promise<Piece[]> =>
  ((await findShowOf(tx, id))?.made?.scenes ?? []).map((scene) => ({ ...scene, stored_as: null }))

/** One scene after the other; what was joined meanwhile comes out of the sound of the show. */
async function* soundOf(
  { storage, database: { tx } }: House,
  id: number,
  pieces: readonly Piece[],
  size: number,
): AsyncGenerator<Uint8Array | string> {
  let at = 0
  for (const { stored_as, bytes } of pieces) {
    const piece = stored_as === null ? null : await storage.read(stored_as)
    if (!piece) break
    yield* piece
    at += bytes
  }
  if (at === size) return
  const made = (await findShowOf(tx, id))?.made
  const isSame = made && digestOfAll(made.scenes.slice(0, pieces.length)) === digestOfAll(pieces)
  const sound = isSame ? await storage.read(made.stored_as) : null
  if (!sound) throw new Error('The sound of a show is gone.')
  yield* between(sound, at, size - 1)
}
