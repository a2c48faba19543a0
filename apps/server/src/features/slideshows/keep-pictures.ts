import type { Scene } from '@klasrum/contract/material'
import type { House } from '../../house.ts'
import { sharpForPictures } from '../../storage/pictures.ts'
import { anyRoom, type NewFile } from '../storage/door.ts'
import { newShowKey } from './show-keys.ts'
import type { ShowPicture } from './slideshows.tables.ts'

/** A slide shows no more. */
const longestSide = 1_600
const mostPixels = 40_000_000

type Drawn = { pictures: ShowPicture[]; files: NewFile[] }

/** The pictures that scenes show, drawn anew: only what is drawn stays. One that cannot be drawn is left out. */
export async function drawPictures(
  { log }: House,
  { user_id, scenes }: { user_id: number; scenes: readonly Pick<Scene, 'picture'>[] },
  read: () => Promise<readonly Uint8Array[]>,
): Promise<Drawn> {
  const numbers = new Set(scenes.flatMap(({ picture }) => (picture ? [picture.picture] : [])))
  const drawnAnew: Drawn = { pictures: [], files: [] }
  if (numbers.size === 0) return drawnAnew
  const found = await read()
  for (const picture of numbers) {
    const bytes = found[picture]
    const drawn =
      bytes && (await redrawn(bytes).catch((err) => void log.warn({ err }, 'a picture was left out')))
    if (!drawn) continue
    const { data, ...about } = drawn
    const stored_as = newShowKey()
    const { type } = about
    drawnAnew.files.push({
      key: stored_as,
      content: data,
      type,
      kind: 'show',
      owner: { user_id },
      beyond: anyRoom,
    })
    drawnAnew.pictures.push({ picture, stored_as, bytes: data.length, ...about })
  }
  return drawnAnew
}

async function redrawn(bytes: Uint8Array) {
  const picture = sharpForPictures(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const isPhoto = (await picture.metadata()).format === 'jpeg'
  const { data, info } = await (isPhoto ? picture.jpeg({ quality: 82 }) : picture.png()).toBuffer({
    resolveWithObject: true,
  })
  const type = isPhoto ? ('image/jpeg' as const) : ('image/png' as const)
  return { data, type, width: info.width, height: info.height }
}

/** A picture that is not there is told in its words. */
export const shownWith = <T extends Scene>(scene: T, pictures: readonly ShowPicture[]): T => {
  const { picture, layout, points } = scene
  if (!picture || pictures.some((each) => each.picture === picture.picture)) return scene
  const words = picture.caption && points.length === 0 ? [picture.caption] : points
  return { ...scene, picture: null, layout: layout === 'picture' ? 'key_idea' : layout, points: words }
}
