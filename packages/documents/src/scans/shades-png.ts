import { pngFile } from '../reading/png.ts'
import type { Gray } from './gray.ts'

/** A small file for a line of print: four shades, two bits a dot. */
export function shadesPng({ width, height, data }: Gray): Buffer {
  const row = Math.ceil(width / 4) + 1
  const rows = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * row + 1 + (x >> 2)
      rows[at] = (rows[at] as number) | (((data[y * width + x] as number) >> 6) << (6 - 2 * (x & 3)))
    }
  return pngFile(rows, { width, height, bits: 2, colour: 0, level: 9 })
}
