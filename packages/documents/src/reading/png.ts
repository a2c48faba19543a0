import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const colour = { 1: 0, 3: 2, 4: 6 } as const

/** Plain pixels as a PNG. */
export function pngOf(
  pixels: Uint8Array | Uint8ClampedArray,
  { width, height, channels }: { width: number; height: number; channels: 1 | 3 | 4 },
): Buffer {
  const row = width * channels
  // Each row begins with the number of its filter, here none.
  const rows = Buffer.alloc((row + 1) * height)
  for (let at = 0; at < height; at += 1)
    rows.set(pixels.subarray(at * row, (at + 1) * row), at * (row + 1) + 1)
  return pngFile(rows, { width, height, bits: 8, colour: colour[channels], level: 1 })
}

type Kind = { width: number; height: number; bits: 2 | 8; colour: 0 | 2 | 6; level: number }

/** Rows that are packed already, each with the number of its filter. */
export function pngFile(rows: Buffer, { width, height, bits, colour, level }: Kind): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const made = Buffer.alloc(body.length + 8)
  made.writeUInt32BE(content.length, 0)
  body.copy(made, 4)
  made.writeUInt32BE(crc32(body), body.length + 4)
  return made
}
