import { createInflate, inflateSync } from 'node:zlib'
import { Unread } from './unread.ts'

const megabyte = 1024 * 1024
/** Bytes that parts of a PDF may unpack to. */
const most = { one: 32 * megabyte, all: 96 * megabyte, picture: 64 * megabyte, pictures: 192 * megabyte }
const mostParts = 50_000
const mostLayers = 6
const smallest = 128 * 1024
const space = 0x20
const newLine = /[\r\n]/
/** How far before its content the description of a picture begins. */
const before = 4_096
const pictureName = /\/Subtype\s*\/Image\b(?![\s\S]*\bend(?:obj|stream)\b)/

/**
 * A copy that is safe to open: what the parts of a PDF unpack to is counted before a reader sees them. Every part that
 * looks packed counts, whatever the file says of it. Pictures that are too much are made unreadable, the text is not.
 */
export async function weighed(bytes: Buffer): Promise<Uint8Array> {
  const copy = new Uint8Array(bytes)
  const left = { text: most.all, pictures: most.pictures }
  let parts = 0
  for (const start of contentStarts(bytes)) {
    const content = bytes.subarray(start)
    if (!isPacked(content)) continue
    parts += 1
    if (parts > mostParts) throw new Unread('too_heavy')
    const head = bytes.toString('latin1', Math.max(0, start - before), start)
    const picture = pictureName.exec(head)
    if (!picture) left.text -= await weightOf(content, Math.min(most.one, left.text))
    else {
      const from = start - head.length + picture.index
      try {
        left.pictures -= await weightOf(content, Math.min(most.picture, left.pictures))
      } catch (cause) {
        if (!(cause instanceof Unread)) throw cause
        copy.fill(space, from, from + picture[0].length).fill(0, start, start + 2)
      }
    }
  }
  return copy
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
async function weightOf(content: Buffer, limit: number, layers = 1): Promise<number> {
  if (layers > mostLayers) throw new Unread('too_heavy')
  const { weight, inner } = small(content) ?? (await counted(content, limit))
  if (weight > limit) throw new Unread('too_heavy')
  return inner ? weight + (await weightOf(inner, limit - weight, layers + 1)) : weight
}

type Layer = { weight: number; inner: Buffer | null }

/** Most parts are small and sound, and unpacked in one go. */
function small(content: Buffer): Layer | null {
  try {
    const unpacked = inflateSync(content, { maxOutputLength: smallest })
    return { weight: unpacked.length, inner: isPacked(unpacked) ? unpacked : null }
  } catch {
    return null
  }
}

/** Kept only when it is packed again. */
async function counted(content: Buffer, limit: number): Promise<Layer> {
  const unpacking = createInflate({ chunkSize: smallest })
  unpacking.end(content)
  const kept: Buffer[] = []
  let weight = 0
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      if (weight === 0 ? isPacked(chunk) : kept.length > 0) kept.push(chunk)
      weight += chunk.length
      if (weight > limit) break
    }
  } catch (cause) {
    if (!(cause instanceof Error && 'errno' in cause)) throw cause
  }
  return { weight, inner: kept.length > 0 ? Buffer.concat(kept) : null }
}
