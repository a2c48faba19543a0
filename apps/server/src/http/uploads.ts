import multipart from '@fastify/multipart'
import type { Shape } from '@klasrum/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

export type Upload = { name: string; bytes: Buffer }

export const acceptUploads = (app: FastifyInstance) =>
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldSize: 130_000, fields: 20, headerPairs: 20 },
  })

/** Reads the whole body before the use case runs; files may come before or after the fields. */
export async function receive(
  request: FastifyRequest,
  limits: NonNullable<Shape['files']>,
): Promise<{ fields: Record<string, string>; files: Upload[] }> {
  const fields: Record<string, string> = {}
  const files: Upload[] = []
  const parts = request.parts({ limits: { fileSize: limits.bytes, files: limits.most + 1 } })
  for await (const part of readable(parts)) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    const bytes = await part.toBuffer()
    if (part.file.truncated) refuse('upload.too_large', { fill: { size: sizeOf(limits.bytes) } })
    if (part.fieldname !== limits.field) continue
    files.push({ name: part.filename, bytes })
    if (files.length > limits.most)
      refuse('upload.too_many', { fill: { most: limits.most === 1 ? 'one file' : `${limits.most} files` } })
  }
  if (files.length === 0 && !limits.optional) refuse('upload.missing')
  return { fields, files }
}

/** What the parser throws at a broken form is the sender's fault, not ours. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
  try {
    yield* parts
  } catch (cause) {
    refuse('request.unreadable', { cause })
  }
}

const sizeOf = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`
