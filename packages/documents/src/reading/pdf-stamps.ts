import { createHash } from 'node:crypto'

/** A picture as the file describes it, before anything of it is unpacked. */
export type PackedPicture = {
  /** Where its content begins. */
  start: number
  /** What makes it a picture to a reader: blanked, it is none. */
  name: { from: number; to: number }
  /** From the number of the object up to the content. */
  head: string
}

/** The same picture this often in one file is a stamp or the ground of its pages. */
const oftenSame = 3
/** Pixels of all pictures that are drawn: about a second of work. */
const mostDrawn = 40_000_000

const widthOf = /\/Width\s+(\d{1,6})\b/
const heightOf = /\/Height\s+(\d{1,6})\b/
const numberOf = /(\d{1,10})\s+\d{1,5}\s+obj\b/
const maskIn = /\/S?Mask\s+(\d{1,10})\s+\d{1,5}\s+R\b/

const sideOf = ({ head }: PackedPicture, side: RegExp): number => Number(side.exec(head)?.[1] ?? 0)
const pixelsOf = (picture: PackedPicture): number => sideOf(picture, widthOf) * sideOf(picture, heightOf)

/** Pictures with more pixels than are opened at once. */
export const vastAmong = (pictures: readonly PackedPicture[], most: number): PackedPicture[] =>
  pictures.filter((picture) => pixelsOf(picture) > most)

/** Pictures that say nothing, and those that are too many to draw; the smaller ones are drawn first. */
export function undrawn(
  bytes: Buffer,
  pictures: readonly PackedPicture[],
): { stamps: PackedPicture[]; tooMany: PackedPicture[] } {
  const masks = new Set(pictures.map(({ head }) => maskIn.exec(head)?.[1]))
  // The mask of a picture is a picture too, and is drawn with it or not at all.
  const shown = pictures.filter(({ head }) => !masks.has(numberOf.exec(head)?.[1] ?? ''))
  const same = Map.groupBy(shown, (picture) => digestOf(bytes, picture))
  const stamps = new Set([...same.values()].filter((each) => each.length >= oftenSame).flat())
  const rest = shown
    .filter((picture) => !stamps.has(picture))
    .sort((one, other) => pixelsOf(one) - pixelsOf(other))
  let drawn = 0
  const tooMany = rest.filter((picture) => {
    drawn += pixelsOf(picture)
    return drawn > mostDrawn
  })
  return { stamps: [...stamps], tooMany }
}

function digestOf(bytes: Buffer, { start, head }: PackedPicture): string {
  const end = bytes.indexOf('endstream', start)
  const content = bytes.subarray(start, end < 0 ? bytes.length : end)
  const size = `${widthOf.exec(head)?.[1]} ${heightOf.exec(head)?.[1]}`
  return createHash('sha1').update(size).update(content).digest('base64')
}
