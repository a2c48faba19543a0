import { readFileSync } from 'node:fs'

/** Widths of letters as parts of the type size, from the tables of the font itself. */
type Widths = ReadonlyMap<number, number>

/** Of letters that the font does not have, such as Chinese ones. */
const unknown = 1

function widthsIn(file: URL): Widths {
  const bytes = readFileSync(file)
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16)
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8))
  const table = (name: string) => tables.get(name) ?? 0
  const perEm = bytes.readUInt16BE(table('head') + 18)
  const measured = bytes.readUInt16BE(table('hhea') + 34)
  // The last measure stands for all glyphs that follow.
  const widthOf = (glyph: number) => bytes.readUInt16BE(table('hmtx') + 4 * Math.min(glyph, measured - 1))
  const widths = new Map<number, number>()
  for (const [letter, glyph] of glyphsIn(bytes, table('cmap'))) widths.set(letter, widthOf(glyph) / perEm)
  return widths
}

/** The letters of the first two-byte table (format 4), in segments. */
function* glyphsIn(bytes: Buffer, cmap: number): Generator<[letter: number, glyph: number]> {
  const starts = Array.from(
    { length: bytes.readUInt16BE(cmap + 2) },
    (_, at) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * at),
  )
  const start = starts.find((at) => bytes.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('The font does not say which letters it has.')
  const twice = bytes.readUInt16BE(start + 6)
  const [ends, firsts] = [start + 14, start + 16 + twice]
  for (let at = 0; at < twice; at += 2) {
    const first = bytes.readUInt16BE(firsts + at)
    const shift = bytes.readUInt16BE(firsts + twice + at)
    const place = firsts + 2 * twice + at
    const offset = bytes.readUInt16BE(place)
    for (let letter = first; letter <= Math.min(bytes.readUInt16BE(ends + at), 0xfffe); letter += 1) {
      const listed = offset === 0 ? letter : bytes.readUInt16BE(place + offset + 2 * (letter - first))
      if (offset === 0 || listed !== 0) yield [letter, (listed + shift) & 0xffff]
    }
  }
}

export const fontFiles = {
  normal: new URL('../fonts/inter-regular.ttf', import.meta.url),
  bold: new URL('../fonts/inter-semibold.ttf', import.meta.url),
}

let read: Record<'normal' | 'bold', Widths> | undefined

/** Arial, which office programs show instead, is up to so much wider in capitals. */
const spare = 1.06

/** At most so wide at a type size of 1. */
export function widthOf(text: string, bold: boolean): number {
  read ??= { normal: widthsIn(fontFiles.normal), bold: widthsIn(fontFiles.bold) }
  const widths = bold ? read.bold : read.normal
  let sum = 0
  for (const letter of text) sum += widths.get(letter.codePointAt(0) ?? 0) ?? unknown
  return sum * spare
}
