import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Shape } from '@klasrum/contract/endpoint'
import { type Turns, turns } from '@klasrum/turns/turns'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'
import { openUploadFolder } from './upload-folder.ts'

/** A file as it arrived, on the disk until the answer is sent. */
export type Upload = {
  name: string
  size: number
  sha256: string
  /** Whoever keeps the file may move it away from here. */
  path: string
  /** In memory, of which there is little: it is given to a few requests at a time. */
  bytes: () => Promise<Buffer>
}

/** What is smaller does no harm: it is judged together with its fields. */
export const smallUpload = 200_000

type Arrivals = { folder: () => Promise<string>; arriving: Turns; reading: Turns }

declare module 'fastify' {
  interface FastifyInstance {
    arrivals: Arrivals
  }
}

/** A slow line holds its place for minutes, so that all together have many. */
const arriving = { most: 200, ofOne: 2 }
/** A file can have 25 MB. */
const reading = { most: 6, ofOne: 2 }

export async function acceptUploads(app: FastifyInstance, parent: string): Promise<void> {
  let opened: Promise<string> | undefined
  const folder = () => {
    opened ??= openUploadFolder(parent)
    return opened
  }
  app.decorate('arrivals', { folder, arriving: turns(arriving), reading: turns(reading) })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldSize: 130_000, fields: 20, headerPairs: 20 },
  })
}

export type ReceivedUpload = {
  fields: Record<string, string>
  files: Upload[]
  /** Removes what was not moved away, and lets the next upload of the sender begin. */
  dispose: () => Promise<void>
}

type Conditions = {
  limits: NonNullable<Shape['files']>
  /** What can be refused before anything is read. */
  before: () => Promise<unknown>
  signal: AbortSignal
}

/** Writes the files to the disk before the use case runs; they may come before or after the fields. */
export async function receive(request: FastifyRequest, conditions: Conditions): Promise<ReceivedUpload> {
  const left = new Leftovers()
  left.turns.push(await takeTurn(request.server.arrivals.arriving, conditions.signal))
  try {
    await conditions.before()
    const { fields, files } = await unlessGone(readParts(request, conditions, left), conditions.signal)
    if (files.length === 0 && !conditions.limits.optional) refuse('upload.missing')
    return { fields, files, dispose: () => left.giveBack() }
  } catch (error) {
    await left.giveBack()
    // Else the sender, who has not finished, would never come to read the answer.
    request.raw.resume()
    throw error
  }
}

/** The parser waits for ever for the rest of a form whose sender is gone, and would keep the turn. */
async function unlessGone<T>(reading: Promise<T>, signal: AbortSignal): Promise<T> {
  const watching = new AbortController()
  const gone = new Promise<never>((_, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true, signal: watching.signal })
  })
  reading.catch(() => {})
  try {
    return await Promise.race([reading, gone])
  } finally {
    watching.abort()
  }
}

/** What is returned gives the turn back. */
const takeTurn = (lane: Turns, signal: AbortSignal): Promise<() => void> =>
  new Promise((resolve, reject) => {
    lane.take(() => new Promise<void>((giveBack) => resolve(giveBack)), signal).catch(reject)
  })

/** What is to be given back when the request is over, whatever became of it. */
class Leftovers {
  readonly paths: string[] = []
  readonly turns: (() => void)[] = []

  async giveBack(): Promise<void> {
    for (const path of this.paths) await rm(path, { force: true }).catch(() => {})
    for (const giveBack of this.turns) giveBack()
  }
}

async function readParts(request: FastifyRequest, { limits, signal }: Conditions, left: Leftovers) {
  const fields: Record<string, string> = {}
  const files: Upload[] = []
  const folder = await request.server.arrivals.folder()
  let turn: Promise<unknown> | undefined
  const bytesOf = async (path: string) => {
    turn ??= takeTurn(request.server.arrivals.reading, signal).then((each) => left.turns.push(each))
    await turn
    return readFile(path)
  }
  const parts = request.parts({ limits: { fileSize: limits.bytes, files: limits.most + 1 } })
  for await (const part of readable(parts)) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    const path = join(folder, randomUUID())
    left.paths.push(path)
    const written = await write(part, path, signal)
    if (part.file.truncated) refuse('upload.too_large', { fill: { size: sizeOf(limits.bytes) } })
    if (part.fieldname !== limits.field) continue
    files.push({ name: part.filename, path, ...written, bytes: () => bytesOf(path) })
    if (files.length > limits.most)
      refuse('upload.too_many', { fill: { most: limits.most === 1 ? 'one file' : `${limits.most} files` } })
  }
  return { fields, files }
}

async function write({ file }: MultipartFile, path: string, signal: AbortSignal) {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(file, count, createWriteStream(path), { signal })
  } catch (cause) {
    signal.throwIfAborted()
    // A disk that is full is no fault of the sender.
    if (isOfTheDisk(cause)) throw cause
    refuse('request.unreadable', { cause })
  }
  return { size, sha256: hash.digest('hex') }
}

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && /^(open|write|close)$/.test(String(error.syscall))

/** What the parser throws at a broken form is the sender's fault, not ours. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
  try {
    yield* parts
  } catch (cause) {
    refuse('request.unreadable', { cause })
  }
}

const sizeOf = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`
