import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Parcel } from './read-sheets.child.ts'
import { hasDefect, startReader } from './reader-process.ts'
import type { SheetManner, WorkbookSheet } from './sheet.ts'
import type { SheetsAnswer } from './sheets-of-bytes.ts'

const child = new URL('./read-sheets.child.ts', import.meta.url)
const usualMegabytes = 320
const processMegabytes = 324
const readMs = 15_000

/** In a process of its own. */
export async function readSheetsInProcess(
  file: Buffer,
  manner: SheetManner,
  megabytes = usualMegabytes,
): Promise<SheetsAnswer> {
  const reader = startReader(child, [manner], {
    heapMegabytes: megabytes,
    processMegabytes,
    longest: readMs,
  })
  const [answer, said] = await Promise.all([
    // Cut off when the reader was ended.
    answerFrom(reader.stdout).catch(() => undefined),
    text(reader.stderr),
    once(reader, 'close'),
    send(file, reader.stdin),
  ])
  if (reader.exitCode === 0 && answer) return answer
  if (hasDefect(reader, said)) throw new Error(`A file could not be read: ${said}`)
  return { refused: 'too_large' }
}

/** A reader that ended early is heard of by its code. */
const send = (file: Buffer, input: Writable): Promise<void> => pipeline([file], input).catch(() => {})

async function answerFrom(output: Readable): Promise<SheetsAnswer> {
  const sheets: WorkbookSheet[] = []
  let answer: SheetsAnswer = { sheets }
  for await (const line of createInterface({ input: output })) {
    const parcel = JSON.parse(line) as Parcel
    if ('refused' in parcel) answer = parcel
    else if ('name' in parcel) sheets.push({ ...parcel, lines: [] })
    else sheets.at(-1)?.lines.push(...parcel.lines)
  }
  return answer
}
