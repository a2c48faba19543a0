import { createInflate, inflateSync } from 'node:zlib'
import { mostPixels } from './draft.ts'
import { type PackedPicture, undrawn, vastAmong } from './pdf-stamps.ts'
import { mostPhotoPixels } from './picture-size.ts'
import { Unread } from './unread.ts'

const megabyte = 1024 * 1024
/** Bytes that parts of a PDF may unpack to. */
const most = { one: 32 * megabyte, all: 96 * megabyte, picture: 64 * megabyte, pictures: 192 * megabyte }
/** Forty pages in colour: whoever draws them opens one after the other. */
const mostOfScans = 1_100 * megabyte
const mostParts = 50_000
const mostLayers = 6
const smallest = 128 * 1024
const space = 0x20
const newLine = /[\r\n]/
/** How far before its content the description of a picture begins. */
const before = 4_096
const pictureName = /\/Subtype\s*\/Image\b/

export type Weighed = {
  copy: Uint8Array
  /** Whether anything on its pages may be more than words and pictures. */
  drawn: boolean
  /** Whether pictures are not seen, other than stamps: pages may look blank that are not. */
  hidden: boolean
}

/**
 * A copy that is safe to open: what the parts of a PDF unpack to is counted before a reader sees them. Every part that
 * looks packed counts, whatever the file says of it. Pictures that are too much are made unreadable, the text is not.
 * For scans, whose pages are drawn one by one, only a single picture can be too much: the text stands on all of them.
 */
export async function weighed(bytes: Buffer, { forScans = false } = {}): Promise<Weighed> {
  const copy = new Uint8Array(bytes)
  const left = { text: most.all, pictures: forScans ? mostOfScans : most.pictures }
  const pictures: PackedPicture[] = []
  let [all, parts, drawn, hidden] = [0, 0, false, false]
  const look = (content: Buffer) => {
    drawn ||= drawing.test(content.toString('latin1', 0, farthest))
  }
  for (const start of contentStarts(bytes)) {
    const content = bytes.subarray(start)
    all += 1
    const picture = all <= mostParts || isPacked(content) ? pictureAt(bytes, start) : null
    if (picture) pictures.push(picture)
    if (!isPacked(content)) {
      if (!picture && all <= mostParts) look(content.subarray(0, Math.max(0, content.indexOf('endstream'))))
      continue
    }
    parts += 1
    if (parts > mostParts) throw new Unread('too_heavy')
    if (!picture) left.text -= await weightOf(content, Math.min(most.one, left.text), look)
    else {
      try {
        left.pictures -= await weightOf(content, Math.min(most.picture, left.pictures), () => {})
      } catch (cause) {
        if (!(cause instanceof Unread)) throw cause
        blank(copy, picture).fill(0, start, start + 2)
        hidden = true
      }
    }
  }
  if (forScans) {
    for (const picture of vastAmong(pictures, mostPhotoPixels)) blank(copy, picture)
    return { copy, drawn, hidden }
  }
  const { stamps, tooMany } = undrawn(bytes, pictures)
  for (const picture of [...stamps, ...tooMany]) blank(copy, picture)
  hidden ||= tooMany.length > 0 || vastAmong(pictures, mostPixels).length > 0
  return { copy, drawn, hidden }
}

const blank = (copy: Uint8Array, { name }: PackedPicture): Uint8Array => copy.fill(space, name.from, name.to)

function pictureAt(bytes: Buffer, start: number): PackedPicture | null {
  const near = bytes.toString('latin1', Math.max(0, start - before), start)
  const head = near.slice(Math.max(near.lastIndexOf('endobj'), near.lastIndexOf('endstream'), 0))
  const found = pictureName.exec(head)
  if (!found) return null
  const from = start - head.length + found.index
  return { start, name: { from, to: from + found[0].length }, head }
}

/** A description is followed by the word "stream" and, in the next line, by the content. */
function* contentStarts(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const rest = bytes.toString('latin1', at + 6, at + 70)
    const end = rest.search(newLine)
    if (end >= 0) yield at + 6 + end + (rest.startsWith('\r\n', end) ? 2 : 1)
  }
}

/** The two bytes that packed content begins with. */
function isPacked(content: Buffer): boolean {
  const [first = 0, second = 0] = content
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
}

/** Of all layers, where packed content was packed again. Content that breaks off counts as far as it goes. */
async function weightOf(content: Buffer, limit: number, look: Look, layers = 1): Promise<number> {
  if (layers > mostLayers) throw new Unread('too_heavy')
  const { weight, inner } = small(content, look) ?? (await counted(content, limit, look))
  if (weight > limit) throw new Unread('too_heavy')
  return inner ? weight + (await weightOf(inner, limit - weight, look, layers + 1)) : weight
}

/** Sees what a part unpacks to, or its beginning. */
type Look = (content: Buffer) => void
/** A rectangle or a line, as the pages of a PDF describe them. */
const drawing = /\d\s(?:re|l)\s/
const farthest = 256 * 1024

type Layer = { weight: number; inner: Buffer | null }

/** Most parts are small and sound, and unpacked in one go. */
function small(content: Buffer, look: Look): Layer | null {
  try {
    const unpacked = inflateSync(content, { maxOutputLength: smallest })
    look(unpacked)
    return { weight: unpacked.length, inner: isPacked(unpacked) ? unpacked : null }
  } catch {
    return null
  }
}

/** Kept only when it is packed again. */
async function counted(content: Buffer, limit: number, look: Look): Promise<Layer> {
  const unpacking = createInflate({ chunkSize: smallest })
  unpacking.end(content)
  const kept: Buffer[] = []
  let weight = 0
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      if (weight === 0 ? isPacked(chunk) : kept.length > 0) kept.push(chunk)
      if (weight < farthest) look(chunk)
      weight += chunk.length
      if (weight > limit) break
    }
  } catch (cause) {
    if (!(cause instanceof Error && 'errno' in cause)) throw cause
  }
  return { weight, inner: kept.length > 0 ? Buffer.concat(kept) : null }
}
