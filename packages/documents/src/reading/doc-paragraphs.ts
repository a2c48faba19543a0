/** What an old Word file says of a paragraph besides its words. */
export type ParagraphManner = {
  /** 1 to 9 for the headings that Word brings along. */
  style: number
  /** Null outside of lists. */
  depth: number | null
  inTable: boolean
  endsRow: boolean
}
type Span = { from: number; to: number; manner: ParagraphManner }

export const plainParagraph: ParagraphManner = { style: 0, depth: null, inTable: false, endsRow: false }

const pageSize = 512
const property = { list: 0x460b, depth: 0x260a, inTable: 0x2416, endsRow: 0x2417 }
/** Bytes that follow a property, by the highest three bits of its number; the sixth says its own length. */
const lengths = [1, 1, 2, 4, 2, 2, null, 3]

/** By place in the file. Paragraphs are described on pages of their own; one that makes no sense is left out. */
export function mannersOf(main: Buffer, table: Buffer): (place: number) => ParagraphManner {
  const [start, length] = [main.readUInt32LE(0x102), main.readUInt32LE(0x106)]
  const index = table.subarray(start, start + length)
  const count = Math.max(0, Math.floor((index.length - 4) / 8))
  if (count > main.length / pageSize) return () => plainParagraph
  const spans: Span[] = []
  for (let at = 0; at < count; at += 1) {
    const page = index.readUInt32LE((count + 1) * 4 + at * 4) & 0x3fffff
    spans.push(...spansOf(main.subarray(page * pageSize, (page + 1) * pageSize)))
  }
  spans.sort((one, other) => one.from - other.from)
  return (place) => {
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.from ?? 0) <= place) low = middle + 1
      else high = middle
    }
    const span = spans[low - 1]
    return span && place < span.to ? span.manner : plainParagraph
  }
}

function spansOf(page: Buffer): Span[] {
  if (page.length < pageSize) return []
  const count = page.readUInt8(pageSize - 1)
  if ((count + 1) * 4 + count * 13 >= pageSize) return []
  return Array.from({ length: count }, (_, at) => ({
    from: page.readUInt32LE(at * 4),
    to: page.readUInt32LE((at + 1) * 4),
    manner: mannerOf(page, page.readUInt8((count + 1) * 4 + at * 13) * 2),
  }))
}

function mannerOf(page: Buffer, at: number): ParagraphManner {
  if (at === 0) return plainParagraph
  const short = page.readUInt8(at)
  const bytes =
    short > 0
      ? page.subarray(at + 1, at + 2 * short)
      : page.subarray(at + 2, at + 2 + 2 * page.readUInt8(at + 1))
  if (bytes.length < 2) return plainParagraph
  const manner = { ...plainParagraph, style: bytes.readUInt16LE(0) }
  let [isListed, depth] = [false, 0]
  for (let place = 2; place + 3 <= bytes.length; ) {
    const name = bytes.readUInt16LE(place)
    const value = bytes.readUInt8(place + 2)
    if (name === property.list) isListed = value > 0
    if (name === property.depth) depth = value
    if (name === property.inTable) manner.inTable = value > 0
    if (name === property.endsRow) manner.endsRow = value > 0
    place += 2 + (lengths[name >> 13] ?? value + 1)
  }
  return { ...manner, depth: isListed ? depth : null }
}
