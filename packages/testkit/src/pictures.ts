import sharp from 'sharp'

let drawn = 0

/** A picture like no other, such as a phone makes of a receipt: blocks of light and dark on white. */
export function aPicture({
  seed = nextSeed(),
  width = 270,
  height = 600,
  format = 'png',
}: {
  seed?: number
  width?: number
  height?: number
  format?: 'png' | 'jpeg'
} = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height, 255)
  const shade = shadesOf(seed)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const block = Math.floor((y * 40) / height) * 18 + Math.floor((x * 18) / width)
      pixels[y * width + x] = shade(block)
    }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    [format]()
    .toBuffer()
}

const nextSeed = (): number => {
  drawn += 1
  return drawn * 7919 + process.pid
}

const shadesOf = (seed: number) => (block: number) => {
  const mixed = Math.imul(seed ^ (block * 2654435761), 1597334677) >>> 0
  return [255, 235, 140, 30][mixed >>> 30] ?? 255
}

/** The same picture, saved again smaller and worse, as a chat app does. */
export const savedAgain = (picture: Buffer, { width = 180, quality = 60 } = {}): Promise<Buffer> =>
  sharp(picture).resize(width).jpeg({ quality }).toBuffer()
