import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadingProblem } from '@klasrum/contract/source'
import { turns } from '@klasrum/turns/turns'
import { hasDefect, startReader } from '../reader-process.ts'
import type { ScanMessage } from './read-scan.child.ts'
import type { ScanPage } from './scan.ts'

const child = new URL('./read-scan.child.ts', import.meta.url)
const heapMegabytes = 320
/** What is really taken is about 250. */
const processMegabytes = 700
/** One core stays for everybody else; those who read scans take turns. */
const lane = turns({ most: Math.max(1, availableParallelism() - 1), ofOne: 1 })
/** Milliseconds of work: a page takes about five seconds, and several times that on a busy machine. */
const [start, forOnePage] = [30_000, 40_000]
/** It goes behind all others, so the clock says little of its work. */
const patienceBehindOthers = 8

/** Seconds for a page, as measured here lately; before that as on a machine with two cores. */
let secondsForPage = 5
const newest = 0.3

export const secondsFor = (pages: number): number => Math.ceil(pages * secondsForPage)

type ReadScanInput = {
  /** Their numbers, from 1. */
  pages: readonly number[]
  signal?: AbortSignal | undefined
  onPage?: ((page: ScanPage) => void) | undefined
  /** No page is begun after so many seconds; without it all are read. */
  seconds?: number
}

export type ScanAnswer = { pages: ScanPage[] } | { problem: ReadingProblem }

/** What stands on pages that are pictures, read in a process of its own. The first page is always read. */
export const readScan = (bytes: Uint8Array, asked: ReadScanInput): Promise<ScanAnswer> =>
  lane.take(() => readInProcess(bytes, asked), asked.signal)

async function readInProcess(
  bytes: Uint8Array,
  { pages, signal, onPage, seconds = Number.MAX_SAFE_INTEGER }: ReadScanInput,
): Promise<ScanAnswer> {
  const started = performance.now()
  const reader = startReader(child, [JSON.stringify(pages), String(seconds)], {
    heapMegabytes,
    processMegabytes,
    longest: start + forOnePage * pages.length,
    patience: patienceBehindOthers,
    signal,
  })
  const [answer, said] = await Promise.all([
    answerFrom(reader.stdout, onPage).catch(() => undefined),
    text(reader.stderr),
    once(reader, 'close'),
    pipeline([bytes], reader.stdin).catch(() => {}),
  ])
  signal?.throwIfAborted()
  if (reader.exitCode === 0 && answer) {
    if ('pages' in answer) measure((performance.now() - started) / 1_000 / Math.max(1, answer.pages.length))
    return answer
  }
  if (hasDefect(reader, said)) throw new Error(`A scan could not be read: ${said}`)
  return { problem: 'too_heavy' }
}

const measure = (seconds: number): void => {
  secondsForPage = secondsForPage * (1 - newest) + seconds * newest
}

/** Nothing where it was cut off. */
async function answerFrom(
  output: Readable,
  onPage: ReadScanInput['onPage'],
): Promise<ScanAnswer | undefined> {
  const pages: ScanPage[] = []
  for await (const line of createInterface({ input: output })) {
    const message = JSON.parse(line) as ScanMessage
    if ('problem' in message) return message
    if ('over' in message) return { pages }
    pages.push(message.page)
    onPage?.(message.page)
  }
  return undefined
}
