import { packZip } from './pack-zip.ts'
import { Unreadable } from './sheet.ts'
import { unpackZip } from './unpack-zip.ts'
import { type PlacedParagraph, type WordText, wordIn } from './word-text.ts'
import { escapedXml } from './workbook-parts.ts'

export type { WordText } from './word-text.ts'

/** What comes into a paragraph in place of its text from one letter to another. */
export type WordWrite = { paragraph: number; from: number; to: number; text: string }

const mostUnpacked = 96 * 1024 * 1024
const body = 'word/document.xml'

const bodyOf = (parts: ReadonlyMap<string, Buffer>): string =>
  parts.get(body)?.toString('utf8') ??
  (() => {
    throw new Unreadable()
  })()

export function wordOf(bytes: Buffer): WordText {
  const { paragraphs, tables } = wordIn(
    bodyOf(unpackZip(bytes, { wanted: /^word\/document\.xml$/, most: mostUnpacked })),
  )
  return { paragraphs, tables }
}

type Edit = { from: number; to: number; text: string }

/** The same document with other text in some paragraphs; every other part and every look stays as it is. */
export function fillWord(bytes: Buffer, writes: readonly WordWrite[]): Buffer {
  const parts = unpackZip(bytes, { wanted: /./, most: mostUnpacked })
  const xml = bodyOf(parts)
  const { placed } = wordIn(xml)
  const edits = [...Map.groupBy(writes, ({ paragraph }) => paragraph)].flatMap(([number, own]) => {
    const paragraph = placed[number]
    if (!paragraph) throw new Unreadable()
    return editsOf(paragraph, own)
  })
  const pieces: string[] = []
  let at = 0
  for (const { from, to, text } of edits.sort((one, other) => one.from - other.from)) {
    pieces.push(xml.slice(at, from), text)
    at = to
  }
  parts.set(body, Buffer.from([...pieces, xml.slice(at)].join('')))
  return packZip(parts, { smaller: true })
}

function editsOf({ pieces, end, look }: PlacedParagraph, writes: readonly WordWrite[]): Edit[] {
  if (pieces.length === 0) {
    const text = writes.map((write) => write.text).join('')
    const run = `<w:r>${look}<w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r>`
    const opened = end.tag?.replace(/\/>$/, '>')
    return [{ from: end.from, to: end.to, text: opened ? `${opened}${run}</w:p>` : run }]
  }
  let start = 0
  return pieces.flatMap((piece, index): Edit[] => {
    const [first, last] = [start, start + piece.text.length]
    start = last
    let text = piece.text
    // From the end, so that the places of the others stay.
    for (const write of [...writes].sort((one, other) => other.from - one.from)) {
      const isLast = index === pieces.length - 1
      const begins = write.from >= first && (write.from < last || (isLast && write.from === last))
      if (!begins && (write.from >= last || write.to <= first)) continue
      const [from, to] = [Math.max(write.from, first) - first, Math.min(write.to, last) - first]
      text = `${text.slice(0, from)}${begins ? write.text : ''}${text.slice(to)}`
    }
    return text === piece.text ? [] : [{ from: piece.from, to: piece.to, text: escapedXml(text) }]
  })
}
