import { Readable } from 'node:stream'
import { FileReply, type Received, type Shape } from '@klasrum/contract/endpoint'
import { Refusal, refusals } from '@klasrum/contract/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from './refuse.ts'
import type { Actor } from './session.ts'
import { receive, type Upload } from './uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: Shape
  }
}

export type Ask<E extends Shape> = {
  actor: E['access'] extends 'anyone' ? null : Actor
  params: Received<E['params']>
  query: Received<E['query']>
  body: Received<E['body']>
  files: Upload[]
  request: { id: string; address: string; onceKey: string | undefined; log: FastifyRequest['log'] }
}

export type Handle<E extends Shape> = (ask: Ask<E>) => Promise<Received<E['reply']>>

/** The one place where Fastify and the contract meet. */
export function mount<E extends Shape>(app: FastifyInstance, shape: E, handle: Handle<E>): void {
  const { method, body, params, query: querystring, reply, summary } = shape
  const response = Object.fromEntries(
    shape.refusals.map((code) => [refusals[code][0], Refusal.describe(refusals[code][1])]),
  )
  for (const path of [shape.path, ...(shape.alsoAt ?? [])])
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { shape },
      schema: {
        summary,
        tags: [tagOf(shape)],
        security: shape.access === 'anyone' ? [] : [{ bearer: [] }],
        ...(shape.encoding && { consumes: [contentTypes[shape.encoding]] }),
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        response: { 200: reply === FileReply ? z.string().describe('The file.') : reply, ...response },
      },
      preParsing: async (request) => refuseOtherContent(shape, request),
      handler: async (request, reply) => {
        const sent = shape.files ? await receive(request, shape.files) : { fields: request.body, files: [] }
        const answer = await handle({
          actor: request.actor,
          params: request.params,
          query: request.query,
          body: sent.fields,
          files: sent.files,
          request: {
            id: request.id,
            address: request.ip,
            onceKey: [request.headers['idempotency-key']].flat()[0],
            log: request.log,
          },
        } as Ask<E>)
        return shape.reply === FileReply ? sendFile(reply, answer as Received<typeof FileReply>) : answer
      },
    })
}

function sendFile(
  reply: FastifyReply,
  { type, name, inline, bytes }: Received<typeof FileReply>,
): FastifyReply {
  const safeName = name.replace(/[^\w.-]/g, '_')
  return reply
    .type(type)
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${safeName}"`)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
}

/** A form or plain-text body can be sent by any page without asking first; only a call that says so takes it. */
function refuseOtherContent(shape: Shape, request: FastifyRequest): void {
  if (!shape.body && !shape.files) return
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== contentTypes[shape.encoding ?? 'json']) refuse('request.unsupported')
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const tagOf = (shape: Shape): string => shape.path.split('/')[2] ?? 'other'
