import type { Received, Shape } from '@klasrum/contract/endpoint'
import { Refusal, refusals } from '@klasrum/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'
import type { Actor } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: Shape
  }
}

type Ask<E extends Shape> = {
  actor: E['access'] extends 'anyone' ? null : Actor
  params: Received<E['params']>
  query: Received<E['query']>
  body: Received<E['body']>
  request: { id: string; address: string; log: FastifyRequest['log'] }
}

type Handle<E extends Shape> = (ask: Ask<E>) => Promise<Received<E['reply']>>

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
        ...(shape.encoding === 'form' && { consumes: ['application/x-www-form-urlencoded'] }),
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        response: { 200: reply, ...response },
      },
      preParsing: async (request) => refuseOtherContent(shape, request),
      handler: (request) =>
        handle({
          actor: request.actor,
          params: request.params,
          query: request.query,
          body: request.body,
          request: { id: request.id, address: request.ip, log: request.log },
        } as Ask<E>),
    })
}

/** A form or plain-text body can be sent by any page without asking first; only a call that says so takes it. */
function refuseOtherContent(shape: Shape, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const expected = shape.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  if (shape.body && type !== expected) refuse('request.unsupported')
}

const tagOf = (shape: Shape): string => shape.path.split('/')[2] ?? 'other'
