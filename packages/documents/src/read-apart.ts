import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Parcel } from './read-sheets.child.ts'
import type { Manner, Sheet } from './sheet.ts'
import type { SheetsAnswer } from './sheets-of-bytes.ts'

const child = fileURLToPath(new URL('./read-sheets.child.ts', import.meta.url))
const usualMegabytes = 512
const longest = 60_000

/**
 * In a process of its own: a large file keeps nobody else waiting, and a wicked one ends with its process. A thread
 * would not do, since one that runs out of memory can take the whole process with it.
 */
export async function readApart(
  file: Buffer,
  manner: Manner,
  megabytes = usualMegabytes,
): Promise<SheetsAnswer> {
  const reader = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, child, manner], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timeout: longest,
    killSignal: 'SIGKILL',
  })
  const [answer, said, [code]] = await Promise.all([
    // Cut off when the reader was ended.
    answerFrom(reader.stdout).catch(() => undefined),
    text(reader.stderr),
    once(reader, 'close'),
    send(file, reader.stdin),
  ])
  if (code === 0 && answer) return answer
  // One that fails by itself has a defect of ours; one that was ended took too much.
  if (code === 1) throw new Error(`A file could not be read: ${said}`)
  return { refused: 'too_large' }
}

/** A reader that ended early is heard of by its code. */
const send = (file: Buffer, input: Writable): Promise<void> => pipeline([file], input).catch(() => {})

async function answerFrom(output: Readable): Promise<SheetsAnswer> {
  const sheets: Sheet[] = []
  let answer: SheetsAnswer = { sheets }
  for await (const line of createInterface({ input: output })) {
    const parcel = JSON.parse(line) as Parcel
    if ('refused' in parcel) answer = parcel
    else if ('name' in parcel) sheets.push({ ...parcel, lines: [] })
    else sheets.at(-1)?.lines.push(...parcel.lines)
  }
  return answer
}
