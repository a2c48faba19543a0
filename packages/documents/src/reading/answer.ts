import type { ReadingProblem, SourceDocument } from '@klasrum/contract/source'
import type { Reading } from './document-of-bytes.ts'

export type DocumentAnswer = { source: SourceDocument; pictures: Uint8Array[] } | { problem: ReadingProblem }

type Head = { problem: ReadingProblem } | { source: SourceDocument; lengths: number[] }

/** The length of what is written as text, that text, and the pictures one after the other. */
export function packed(reading: Reading): Buffer {
  const pictures = 'problem' in reading ? [] : reading.pictures.map(({ bytes }) => bytes)
  const head: Head =
    'problem' in reading
      ? reading
      : { source: reading.source, lengths: pictures.map((bytes) => bytes.length) }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return Buffer.concat([length, text, ...pictures])
}

/** Null for what was cut off. */
export function unpackedAnswer(bytes: Buffer): DocumentAnswer | null {
  if (bytes.length < 4 || bytes.length < 4 + bytes.readUInt32LE(0)) return null
  let at = 4 + bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.toString('utf8', 4, at)) as Head
  if ('problem' in head) return head
  const pictures = head.lengths.map((length) => {
    at += length
    return new Uint8Array(bytes.subarray(at - length, at))
  })
  return at === bytes.length ? { source: head.source, pictures } : null
}
