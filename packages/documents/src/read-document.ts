import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { mostDocumentBytes } from '@klasrum/contract/source'
import { type DocumentAnswer, unpackedAnswer } from './reading/answer.ts'

const child = fileURLToPath(new URL('./reading/read-document.child.ts', import.meta.url))
const heapMegabytes = 320
/**
 * Nearly 300 of them Node sets aside without using them: what is really taken, heap and buffers, stays within 256 above
 * the 100 that a reader takes at rest. Only Linux can hold a process to that.
 */
const wholeMegabytes = 624
const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))
/** Readers at work at the same time. */
const mostReaders = 2

let free = mostReaders
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

type Asked = {
  fileName: string
  signal?: AbortSignal | undefined
  /** In milliseconds: then its process is ended. */
  longest?: number
}

/**
 * What a PDF or Word file says, or why it cannot be read. Each file is read in a process of its own: one that takes too
 * much time or memory ends with it, and nobody else waits.
 */
export async function readDocument(
  bytes: Uint8Array,
  { fileName, signal, longest = 60_000 }: Asked,
): Promise<DocumentAnswer> {
  if (bytes.length > mostDocumentBytes) return { problem: 'too_large' }
  return inTurn(() => readApart(bytes, { fileName, signal, longest }))
}

async function readApart(bytes: Uint8Array, { fileName, signal, longest }: Asked): Promise<DocumentAnswer> {
  signal?.throwIfAborted()
  // An argument cannot hold a NUL, and needs no more of a name than is kept.
  const name = fileName.toWellFormed().replaceAll('\0', '').slice(0, 255)
  const [program = '', ...args] = [
    ...(limiter ? [limiter, `--data=${wholeMegabytes * 1024 * 1024}`, '--core=0', '--'] : []),
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    child,
    name,
  ]
  const reader = spawn(program, args, {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timeout: longest,
    killSignal: 'SIGKILL',
    signal,
  })
  reader.on('error', () => {})
  const [answered, said, [code]] = await Promise.all([
    buffer(reader.stdout),
    text(reader.stderr),
    once(reader, 'close'),
    send(bytes, reader.stdin),
  ])
  signal?.throwIfAborted()
  const answer = code === 0 ? unpackedAnswer(answered) : null
  if (answer) return answer
  // One that fails by itself has a defect of ours; one that was ended took too much.
  if (code === 1 && !/allocat|memory/i.test(said)) throw new Error(`A document could not be read: ${said}`)
  return { problem: 'too_heavy' }
}

/** A reader that ended early is heard of by its code. */
const send = (bytes: Uint8Array, input: Writable): Promise<void> => pipeline([bytes], input).catch(() => {})
