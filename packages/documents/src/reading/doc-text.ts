import { mannersOf, type ParagraphManner } from './doc-paragraphs.ts'
import { Unread } from './unread.ts'

export type DocParagraph = { text: string; manner: ParagraphManner; endsCell: boolean }

const sign = 0xa5ec
const flags = { locked: 0x0100, secondTable: 0x0200 }
/** Text in one byte a letter. */
const narrow = 0x40000000
const letters = new TextDecoder('windows-1252')
const mark = { cell: 0x07, paragraph: 0x0d, page: 0x0c, field: 0x13, shown: 0x14, fieldEnd: 0x15 }

/** The paragraphs of the main text, with what is known of each. */
export function docParagraphs(streamOf: (name: string) => Buffer | null): DocParagraph[] {
  const main = streamOf('WordDocument')
  if (!main) throw new Unread('wrong_kind')
  if (main.readUInt16LE(0) !== sign) throw new Unread('damaged')
  const says = main.readUInt16LE(0x0a)
  if (says & flags.locked) throw new Unread('locked')
  const table = streamOf(says & flags.secondTable ? '1Table' : '0Table')
  if (!table) throw new Unread('damaged')
  const mannerAt = mannersOf(main, table)
  const made: DocParagraph[] = []
  // Pieces that lie on top of each other must not make more text than there is.
  let left = Math.min(main.readUInt32LE(0x4c), main.length)
  let [text, depth, isHidden] = ['', 0, false]
  for (const { start, length, width } of piecesOf(main, table)) {
    const shown = textOf(main, start, Math.min(length, left), width)
    left -= Math.min(length, left)
    for (let at = 0; at < shown.length; at += 1) {
      const code = shown.charCodeAt(at)
      if (code === mark.field) [depth, isHidden] = [depth + 1, true]
      else if (code === mark.shown) isHidden = false
      else if (code === mark.fieldEnd) [depth, isHidden] = [Math.max(0, depth - 1), false]
      else if (code === mark.cell || code === mark.paragraph || code === mark.page) {
        made.push({ text, manner: mannerAt(start + at * width), endsCell: code === mark.cell })
        text = ''
      } else if (!isHidden) text += shown[at]
    }
  }
  if (text) made.push({ text, manner: mannerAt(-1), endsCell: false })
  return made
}

const textOf = (main: Buffer, start: number, length: number, width: number): string =>
  width === 2
    ? main.toString('utf16le', start, start + length * 2)
    : letters.decode(main.subarray(start, start + length))

type Piece = { start: number; length: number; width: 1 | 2 }

/** The text lies in pieces; a table says where each is and how wide its letters are. */
function piecesOf(main: Buffer, table: Buffer): Piece[] {
  let at = main.readUInt32LE(0x1a2)
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1)
  if (table.readUInt8(at) !== 2) throw new Unread('damaged')
  const list = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1))
  const count = Math.floor((list.length - 4) / 12)
  return Array.from({ length: Math.max(0, count) }, (_, piece) => {
    const length = list.readUInt32LE((piece + 1) * 4) - list.readUInt32LE(piece * 4)
    const place = list.readUInt32LE((count + 1) * 4 + piece * 8 + 2)
    if (length < 0) throw new Unread('damaged')
    return place & narrow
      ? { start: (place & ~narrow) >> 1, length, width: 1 as const }
      : { start: place, length, width: 2 as const }
  })
}
