import { Readable } from 'node:stream'
import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutUnseen } from '../storage/file-names.ts'

type File = Received<typeof FileReply>

/** A file of known size also goes out in part: a player that seeks asks for no more than it plays. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): FastifyReply {
  const { type, name, inline, bytes, cacheSeconds } = file
  reply.type(type).header('content-disposition', dispositionOf(name, inline ? 'inline' : 'attachment'))
  if (cacheSeconds) reply.header('cache-control', `private, max-age=${cacheSeconds}`)
  const size = bytes instanceof Uint8Array ? bytes.length : file.size
  if (size === undefined) return reply.send(Readable.from(bytes))
  reply.header('accept-ranges', 'bytes')
  const range = rangeOf(request.headers.range, size)
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('')
  if (!range) {
    reply.header('content-length', size)
    return reply.send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
  }
  const { first, last } = range
  reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .header('content-length', last - first + 1)
  return reply.send(
    bytes instanceof Uint8Array
      ? Buffer.from(bytes.subarray(first, last + 1))
      : Readable.from(between(bytes, first, last)),
  )
}

/** Plain letters for old programs, and the whole name beside them where it has others. */
function dispositionOf(given: string, manner: 'inline' | 'attachment'): string {
  const name = withoutUnseen(given)
  const plain = name.replace(/[^\w.-]/g, '_')
  if (plain === name) return `${manner}; filename="${plain}"`
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${manner}; filename="${plain}"; filename*=UTF-8''${whole}`
}

type Range = { first: number; last: number }

/** Nothing for what is not one range of bytes: the whole file is then the right answer. */
function rangeOf(header: string | undefined, size: number): Range | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (!from && !to) return undefined
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return undefined
  return first >= size || (!from && Number(to) === 0) ? 'outside' : { first, last }
}

/** Some of the bytes, the first and the last counted in. */
export async function* between(bytes: AsyncIterable<Uint8Array | string>, first: number, last: number) {
  let at = 0
  for await (const piece of bytes) {
    const chunk = Buffer.from(piece as Uint8Array)
    const start = Math.max(0, first - at)
    const end = Math.min(chunk.length, last + 1 - at)
    if (start < end) yield chunk.subarray(start, end)
    at += chunk.length
    if (at > last) return
  }
}
