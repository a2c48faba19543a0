import type { Sharp } from 'sharp'

/** Two marks by which a picture is known again after it was scaled or saved anew. */
export type PictureLook = {
  /** 64 bits of its broad light and shade. Receipts of one wallet app all have about the same. */
  shape: string
  /** Where it gets brighter from left to right, fine enough to tell the figures of one receipt from another's. */
  detail: string
}

const side = 32
const waves = 8
const width = 160
const height = 96
/** Smaller steps come and go with every saving. */
const clearStep = 16

const cosines = Array.from({ length: waves }, (_, wave) =>
  Array.from({ length: side }, (__, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * side))),
)

const grey = (picture: Sharp, columns: number, rows: number): Promise<Buffer> =>
  picture
    .clone()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(columns, rows, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()

export async function lookOf(picture: Sharp): Promise<PictureLook> {
  return {
    shape: shapeOf(await grey(picture, side, side)),
    detail: detailOf(await grey(picture, width + 1, height)),
  }
}

/** The 64 lowest frequencies of a cosine transform, each above or below their median. */
function shapeOf(light: Buffer): string {
  const strengths = cosines.flatMap((down) =>
    cosines.map((across) =>
      down.reduce(
        (sum, weight, row) =>
          sum +
          weight * across.reduce((line, each, column) => line + each * (light[row * side + column] ?? 0), 0),
        0,
      ),
    ),
  )
  const median = strengths.toSorted((a, b) => a - b)[32] ?? 0
  return strengths.map((strength) => (strength > median ? '1' : '0')).join('')
}

function detailOf(light: Buffer): string {
  let bits = ''
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = row * (width + 1) + column
      bits += (light[at + 1] ?? 0) - (light[at] ?? 0) > clearStep ? '1' : '0'
    }
  return bits
}
