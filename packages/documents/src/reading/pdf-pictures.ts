import { getResolvedPDFJS } from 'unpdf'
import { mostPixels, type Picture } from './draft.ts'
import type { Page } from './pdf-page.ts'
import { type PdfPage, through } from './pdf-text.ts'
import { pngOf } from './png.ts'

/** Smaller ones are lines, bullets and logos. */
const fewestPixels = 64
const wait = 3_000

/** Of a picture that is kept: a slide or a page shows no more. */
const longestSide = 1_200

type Pixels = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray }

/** Pictures of a page with their upper edge. */
export async function picturesOf(page: PdfPage, most: number): Promise<Page['pictures']> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const found: Page['pictures'] = []
  const kept: number[][] = []
  let place = [...page.getViewport({ scale: 1 }).transform]
  for (let at = 0; at < fnArray.length && found.length < most; at += 1) {
    const [name, args] = [fnArray[at], argsArray[at] ?? []]
    if (name === OPS.save) kept.push(place)
    else if (name === OPS.restore) place = kept.pop() ?? place
    else if (name === OPS.transform) place = through(place, args)
    else if (name === OPS.paintImageXObject && typeof args[0] === 'string') {
      const picture = pictureOf(await pixelsOf(page, args[0]))
      if (picture) found.push({ y: Math.min(place[5] ?? 0, (place[5] ?? 0) + (place[3] ?? 0)), picture })
    }
  }
  return found
}

/** Some never arrive: their data is damaged. */
function pixelsOf(page: PdfPage, name: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, wait, null)
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs
  objects.get(name, (arrived: unknown) => {
    clearTimeout(timer)
    resolve(arrived)
  })
  return promise
}

const isPixels = (value: unknown): value is Pixels =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'kind' in value &&
  ArrayBuffer.isView(value.data)

/** One bit a pixel is a drawing in black and white. */
const kinds = { bits: 1, rgb: 2, rgba: 3 }

function pictureOf(value: unknown): Picture | null {
  if (!isPixels(value)) return null
  const { width, height, kind, data } = value
  if (width < fewestPixels || height < fewestPixels || width * height > mostPixels) return null
  const channels = kind === kinds.rgb ? 3 : kind === kinds.rgba ? 4 : 1
  const pixels = kind === kinds.bits ? spread(data, width, height) : data
  if (pixels.length < width * height * channels) return null
  const small = smaller(pixels, { width, height, channels }, Math.ceil(Math.max(width, height) / longestSide))
  return { type: 'image/png', width: small.width, height: small.height, bytes: pngOf(small.pixels, small) }
}

type Raster = { width: number; height: number; channels: 1 | 3 | 4 }

/** Each pixel the mean of a square of `by` pixels. */
function smaller(pixels: Uint8Array | Uint8ClampedArray, size: Raster, by: number) {
  if (by <= 1) return { ...size, pixels }
  const { channels } = size
  const [width, height] = [Math.floor(size.width / by), Math.floor(size.height / by)]
  const made = new Uint8Array(width * height * channels)
  for (let at = 0; at < made.length; at += 1) {
    const channel = at % channels
    const pixel = (at - channel) / channels
    const corner = Math.floor(pixel / width) * by * size.width + (pixel % width) * by
    let sum = 0
    for (let y = 0; y < by; y += 1)
      for (let x = 0; x < by; x += 1) sum += pixels[(corner + y * size.width + x) * channels + channel] ?? 0
    made[at] = sum / (by * by)
  }
  return { width, height, channels, pixels: made }
}

function spread(bits: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height)
  const row = (width + 7) >> 3
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = (bits[y * row + (x >> 3)] ?? 0) & (0x80 >> (x & 7)) ? 255 : 0
  return pixels
}
