import type { ReadingProblem, SourceDocument } from '@klasrum/contract/source'
import type { ScanPage } from '../scans/scan.ts'
import type { DocumentReading } from './document-of-bytes.ts'
import type { Scanned } from './read-pdf.ts'

export type DocumentAnswer = { source: SourceDocument; pictures: Uint8Array[] } | { problem: ReadingProblem }
/** Or the numbers of the pages that are to be read from their pictures first. */
export type FirstAnswer = DocumentAnswer | { scanned: number[] }

type Head =
  | { problem: ReadingProblem }
  | { scanned: number[] }
  | { source: SourceDocument; lengths: number[] }

/** The length of what is written as text, that text, and the pictures one after the other. */
export function packed(reading: DocumentReading | Scanned): Buffer {
  const pictures = 'pictures' in reading ? reading.pictures.map(({ bytes }) => bytes) : []
  const head: Head =
    'source' in reading ? { source: reading.source, lengths: pictures.map((bytes) => bytes.length) } : reading
  return Buffer.concat([withLength(head), ...pictures])
}

function withLength(head: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return Buffer.concat([length, text])
}

/** Null for what was cut off. */
export function unpackedAnswer(bytes: Buffer): FirstAnswer | null {
  if (bytes.length < 4 || bytes.length < 4 + bytes.readUInt32LE(0)) return null
  let at = 4 + bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.toString('utf8', 4, at)) as Head
  if (!('source' in head)) return head
  const pictures = head.lengths.map((length) => {
    at += length
    return new Uint8Array(bytes.subarray(at - length, at))
  })
  return at === bytes.length ? { source: head.source, pictures } : null
}

/** A file for its reader, and what was read on those of its pages that are pictures. */
export const packedFile = (bytes: Uint8Array, scans: readonly ScanPage[] | undefined): Uint8Array[] => [
  withLength(scans ?? null),
  bytes,
]

export function unpackedFile(sent: Buffer): { bytes: Buffer; scans?: Map<number, ScanPage> } {
  const start = 4 + sent.readUInt32LE(0)
  const scans = JSON.parse(sent.toString('utf8', 4, start)) as ScanPage[] | null
  const bytes = sent.subarray(start)
  return scans ? { bytes, scans: new Map(scans.map((page) => [page.number, page])) } : { bytes }
}
