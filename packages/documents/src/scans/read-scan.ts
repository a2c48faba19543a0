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
/** Pages of one call that no process could read; with more of them the file is too heavy. */
const mostLost = 3
/** It goes behind all others, so the clock says little of its work. */
const patienceBehindOthers = 8

/** Seconds for a page, as measured here lately; before that as on a machine with two cores. */
let secondsForPage = 5
const newest = 0.3

export const scanSecondsFor = (pages: number): number => Math.ceil(pages * secondsForPage)

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
  lane.take(() => readInOrder(bytes, asked), asked.signal)

/** A page on which the reader was ended is read again alone, and then stands there without lines; the others are read. */
async function readInOrder(
  bytes: Uint8Array,
  { pages: wanted, signal, onPage, seconds = Number.MAX_SAFE_INTEGER }: ReadScanInput,
): Promise<ScanAnswer> {
  const longest = longestFor(wanted.length)
  const started = performance.now()
  const pages: ScanPage[] = []
  const take = (page: ScanPage) => {
    pages.push(page)
    onPage?.(page)
  }
  let [isAlone, lost] = [wanted.length === 1, 0]
  for (let tries = 0; pages.length < wanted.length; tries += 1) {
    const [spent, before] = [performance.now() - started, pages.length]
    if (before > 0 && spent > seconds * 1_000) break
    if (tries > 0 && longest - spent < longestFor(1)) return { problem: 'too_heavy' }
    const waiting = wanted.slice(before, isAlone ? before + 1 : undefined)
    const ended = await readInProcess(bytes, {
      pages: waiting,
      signal,
      onPage: take,
      seconds: seconds - spent / 1_000,
      longest: Math.min(longestFor(waiting.length), Math.round(longest - spent)),
    })
    if (typeof ended === 'object') return ended
    if (ended === 'over' && !isAlone) break
    if (ended === 'cut_off' && isAlone && pages.length === before) {
      lost += 1
      if (wanted.length === 1 || lost > mostLost) return { problem: 'too_heavy' }
      take(unreadPage(wanted[before] ?? 0))
    }
    isAlone = ended === 'cut_off' && !isAlone
  }
  return { pages }
}

const longestFor = (pages: number): number => start + forOnePage * pages

const unreadPage = (number: number): ScanPage => ({
  number,
  width: 595,
  height: 842,
  lines: [],
  pictures: [],
})

type Ended = 'over' | 'cut_off' | { problem: ReadingProblem }

async function readInProcess(
  bytes: Uint8Array,
  { pages, signal, onPage, seconds, longest }: ReadScanInput & { longest: number },
): Promise<Ended> {
  const started = performance.now()
  let read = 0
  const reader = startReader(child, [JSON.stringify(pages), String(seconds)], {
    heapMegabytes,
    processMegabytes,
    longest,
    patience: patienceBehindOthers,
    signal,
  })
  const [answer, said] = await Promise.all([
    answerFrom(reader.stdout, (page) => {
      read += 1
      onPage?.(page)
    }).catch(() => undefined),
    text(reader.stderr),
    once(reader, 'close'),
    pipeline([bytes], reader.stdin).catch(() => {}),
  ])
  signal?.throwIfAborted()
  if (reader.exitCode === 0 && answer) {
    if (answer === 'over') measure((performance.now() - started) / 1_000 / Math.max(1, read))
    return answer
  }
  if (hasDefect(reader, said)) throw new Error(`A scan could not be read: ${said}`)
  return 'cut_off'
}

const measure = (seconds: number): void => {
  secondsForPage = secondsForPage * (1 - newest) + seconds * newest
}

/** Nothing where it was cut off. */
async function answerFrom(output: Readable, onPage: (page: ScanPage) => void): Promise<Ended | undefined> {
  for await (const line of createInterface({ input: output })) {
    const message = JSON.parse(line) as ScanMessage
    if ('problem' in message) return message
    if ('over' in message) return 'over'
    onPage(message.page)
  }
  return undefined
}
