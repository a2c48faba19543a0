import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { mostDocumentBytes } from '@klasrum/contract/source'
import { turns } from '@klasrum/turns/turns'
import { hasDefect, startReader } from './reader-process.ts'
import { type DocumentAnswer, type FirstAnswer, packedFile, unpackedAnswer } from './reading/answer.ts'
import { readScan } from './scans/read-scan.ts'
import type { ScanPage } from './scans/scan.ts'

const child = new URL('./reading/read-document.child.ts', import.meta.url)
const heapMegabytes = 320
/** What is really taken, heap and buffers, stays within 256. */
const processMegabytes = 324
/** Readers at work at the same time: one more than one caller may have, so that nobody holds up all others. */
const lane = turns({ most: 3 })

/** A file of a few kilobytes is read in a second; one of megabytes may have hundreds of pages. */
const [leastTime, timePerMegabyte, mostTime] = [10_000, 20_000, 60_000]
const timeFor = ({ length }: Uint8Array): number =>
  Math.min(mostTime, leastTime + Math.round((timePerMegabyte * length) / 1_048_576))

type ReadDocumentInput = {
  fileName: string
  signal?: AbortSignal | undefined
  /** In milliseconds: then its process is ended. */
  longest?: number
}

/**
 * What a PDF, Word file or photo says, or why it cannot be read. Each file is read in a process of its own: one that takes
 * too much time or memory ends with it, and nobody else waits. Pages that are pictures take seconds each; `onPage` hears
 * how many of them are read.
 */
export async function readDocument(
  bytes: Uint8Array,
  { onPage, ...asked }: ReadDocumentInput & { onPage?: (read: number, pages: number) => void },
): Promise<DocumentAnswer> {
  const first = await readQuickly(bytes, asked)
  if (!('scanned' in first)) return first
  let count = 0
  const read = await readScan(bytes, {
    pages: first.scanned,
    signal: asked.signal,
    onPage: () => {
      count += 1
      onPage?.(count, first.scanned.length)
    },
  })
  return 'problem' in read ? read : readWithScans(bytes, read.pages, asked)
}

/** Without the pages that are pictures: where there are any, the answer is which they are. */
export async function readQuickly(bytes: Uint8Array, asked: ReadDocumentInput): Promise<FirstAnswer> {
  if (bytes.length > mostDocumentBytes) return { problem: 'too_large' }
  return readInTurn(bytes, asked)
}

/** With what was read on the pages that are pictures. */
export async function readWithScans(
  bytes: Uint8Array,
  scans: readonly ScanPage[],
  asked: ReadDocumentInput,
): Promise<DocumentAnswer> {
  const answer = await readInTurn(bytes, asked, scans)
  return 'scanned' in answer ? { problem: 'scan' } : answer
}

const readInTurn = (
  bytes: Uint8Array,
  { longest = timeFor(bytes), ...asked }: ReadDocumentInput,
  scans?: readonly ScanPage[],
): Promise<FirstAnswer> => lane.take(() => readInProcess(bytes, { ...asked, longest }, scans), asked.signal)

async function readInProcess(
  bytes: Uint8Array,
  { fileName, signal, longest }: ReadDocumentInput & { longest: number },
  scans: readonly ScanPage[] | undefined,
): Promise<FirstAnswer> {
  // An argument cannot hold a NUL, and needs no more of a name than is kept.
  const name = fileName.toWellFormed().replaceAll('\0', '').slice(0, 255)
  const reader = startReader(child, [name], { heapMegabytes, processMegabytes, longest, signal })
  const [answered, said] = await Promise.all([
    buffer(reader.stdout),
    text(reader.stderr),
    once(reader, 'close'),
    send(packedFile(bytes, scans), reader.stdin),
  ])
  signal?.throwIfAborted()
  const answer = reader.exitCode === 0 ? unpackedAnswer(answered) : null
  if (answer) return answer
  if (hasDefect(reader, said)) throw new Error(`A document could not be read: ${said}`)
  return { problem: 'too_heavy' }
}

/** A reader that ended early is heard of by its code. */
const send = (parts: readonly Uint8Array[], input: Writable): Promise<void> =>
  pipeline(parts, input).catch(() => {})
