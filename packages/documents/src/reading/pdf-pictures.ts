import { createHash } from 'node:crypto'
import { mostPixels, type Picture } from './draft.ts'
import type { ExtractedPage } from './pdf-page.ts'
import type { Painting } from './pdf-painting.ts'
import type { PdfPage } from './pdf-text.ts'
import { pngOf } from './png.ts'

/** Smaller ones are lines, bullets and logos. */
const fewestPixels = 64
const pictureMs = 3_000

/** Of a picture that is kept: a slide or a page shows no more. */
const longestSide = 1_200

type Pixels = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray }

/** Pictures that several pages share, by their name. */
export type Shared = Map<string, Picture | null>

/** Pictures of a page with their upper edge. */
export async function pdfPicturesOf(
  page: PdfPage,
  { images }: Painting,
  { most, shared }: { most: number; shared: Shared },
): Promise<ExtractedPage['pictures']> {
  const found: ExtractedPage['pictures'] = []
  for (const { name, top } of images) {
    if (found.length >= most) break
    const picture = await pictureNamed(name, page, shared)
    if (picture) found.push({ y: top, picture })
  }
  return found
}

const isShared = (name: string): boolean => name.startsWith('g_')

async function pictureNamed(name: string, page: PdfPage, shared: Shared): Promise<Picture | null> {
  const known = shared.get(name)
  if (known !== undefined) return known
  const picture = pictureOf(await pixelsOf(page, name))
  if (isShared(name)) shared.set(name, picture)
  return picture
}

/** Some never arrive: their data is damaged. */
function pixelsOf(page: PdfPage, name: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, pictureMs, null)
  const objects = isShared(name) ? page.commonObjs : page.objs
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

/** The same picture on this many pages belongs to the paper and not to the lesson. */
const oftenShown = 3

/** What several pages show is kept for none of them, or once for two. */
export function withoutRepeated<T extends Pick<ExtractedPage, 'number' | 'pictures'>>(
  pages: readonly T[],
): T[] {
  const shown = new Map<string, { picture: Picture; pages: Set<number> }>()
  const names = new Map<Picture, string>()
  for (const { number, pictures } of pages)
    for (const { picture } of pictures) {
      const name = createHash('sha1').update(picture.bytes).digest('base64')
      names.set(picture, name)
      const known = shown.get(name) ?? { picture, pages: new Set() }
      shown.set(name, known)
      known.pages.add(number)
    }
  const kept = (picture: Picture): Picture[] => {
    const known = shown.get(names.get(picture) ?? '')
    return known && known.pages.size < oftenShown ? [known.picture] : []
  }
  return pages.map((page) => ({
    ...page,
    pictures: page.pictures.flatMap(({ y, picture }) => kept(picture).map((one) => ({ y, picture: one }))),
  }))
}

type Raster = { width: number; height: number; channels: 1 | 3 | 4 }

/** Each pixel the mean of a square of `by` pixels. */
function smaller(pixels: Uint8Array | Uint8ClampedArray, size: Raster, by: number) {
  if (by <= 1) return { ...size, pixels }
  const { channels } = size
  const [width, height] = [Math.floor(size.width / by), Math.floor(size.height / by)]
  const row = width * channels
  const made = new Uint8Array(row * height)
  const sums = new Uint32Array(row)
  for (let y = 0; y < height; y += 1) {
    sums.fill(0)
    for (let line = 0; line < by; line += 1) {
      let from = (y * by + line) * size.width * channels
      for (let to = 0; to < row; to += channels)
        for (let times = 0; times < by; times += 1)
          for (let channel = 0; channel < channels; channel += 1) {
            sums[to + channel] = (sums[to + channel] as number) + (pixels[from] as number)
            from += 1
          }
    }
    const start = y * row
    for (let at = 0; at < row; at += 1) made[start + at] = (sums[at] as number) / (by * by)
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
