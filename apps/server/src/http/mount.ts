import { FileReply, type Received, type Shape } from '@klasrum/contract/endpoint'
import { Refusal, refusals } from '@klasrum/contract/refusals'
import { onBehalfOf } from '@klasrum/turns/turns'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deviceIn } from './device.ts'
import { Refused, refuse } from './refuse.ts'
import { sendFile } from './send-file.ts'
import { type Actor, refuseStalePassword } from './session.ts'
import { receive, type Upload } from './uploads.ts'
import { writtenLong } from './write-long.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: Shape
  }
}

export type EndpointInput<E extends Shape> = {
  actor: E['access'] extends 'anyone' ? null : Actor
  params: Received<E['params']>
  query: Received<E['query']>
  body: Received<E['body']>
  files: Upload[]
  request: {
    id: string
    address: string
    /** What the caller is known by: the number it was given at an earlier sign-in, and what it says of itself. */
    device: string | undefined
    agent: string | undefined
    /** Sends a cookie with the answer. */
    setCookie: (cookie: string) => void
    onceKey: string | undefined
    /** The caller would rather not wait for work that takes long. */
    later: boolean
    /** Aborted when the caller went away without waiting for the answer. */
    gone: AbortSignal
    log: FastifyRequest['log']
    /** For work that goes on after its files were stored: the sender may begin the next upload. */
    doneWithFiles: () => Promise<void>
  }
}

/** What is known of an upload before it is read. */
type Coming<E extends Shape> = Pick<EndpointInput<E>, 'actor' | 'params' | 'query'> & {
  /** Of the whole body, as the sender says. */
  size: number
  onceKey: string | undefined
}

/** Refuses an upload whose body has not been read yet. */
export type BeforeUpload<E extends Shape> = (coming: Coming<E>) => Promise<unknown>

/** The answer of work that goes on. */
export class Accepted<T> {
  readonly reply: T
  constructor(reply: T) {
    this.reply = reply
  }
}

type Answer<E extends Shape> =
  | Received<E['reply']>
  | (E['accepted'] extends z.ZodType ? Accepted<Received<E['accepted']>> : never)

export type Handle<E extends Shape> = (ask: EndpointInput<E>) => Promise<Answer<E>>

/** The one place where Fastify and the contract meet. A call that takes files says what is checked before they are read. */
export function mount<E extends Shape>(
  app: FastifyInstance,
  shape: E,
  handle: Handle<E>,
  ...[before]: E['files'] extends object ? [before: BeforeUpload<E>] : []
): void {
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
        ...(shape.encoding && { consumes: contentTypesOf(shape) }),
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        response: {
          200: reply === FileReply ? z.string().describe('The file.') : reply,
          ...(shape.accepted && { 202: shape.accepted }),
          ...response,
        },
      },
      ...(shape.files && { validatorCompiler: allButTheBody }),
      preParsing: async (request) => refuseOtherContent(shape, request),
      preHandler: async (request) => refuseStalePassword(shape, request),
      handler: (request, reply) =>
        onBehalfOf(callerOf(request), async () => {
          const gone = goneSignal(reply)
          const onceKey = [request.headers['idempotency-key']].flat()[0]
          const { actor, params, query } = request as unknown as EndpointInput<E>
          const size = Number(request.headers['content-length'] ?? 0) || 0
          const sent =
            shape.files && request.isMultipart()
              ? await receive(request, {
                  limits: shape.files,
                  before: async () => before?.({ actor, params, query, size, onceKey }),
                  signal: gone,
                })
              : { fields: request.body, files: [], dispose: async () => {} }
          const ask = () =>
            handle({
              actor,
              params,
              query,
              body: shape.files && body ? parsed(body, sent.fields) : sent.fields,
              files: sent.files,
              request: {
                id: request.id,
                address: request.ip,
                device: deviceIn(request.headers.cookie),
                agent: request.headers['user-agent'],
                setCookie: (cookie) => void reply.header('set-cookie', cookie),
                onceKey,
                later: /(^|,)\s*respond-async\s*(,|;|$)/i.test([request.headers.prefer].flat().join()),
                gone,
                log: request.log,
                doneWithFiles: sent.dispose,
              },
            } as EndpointInput<E>)
          try {
            const answer = await ask()
            if (answer instanceof Accepted) return reply.code(202).send(answer.reply)
            if (shape.reply === FileReply)
              return sendFile(request, reply, answer as Received<typeof FileReply>)
            const long = await writtenLong(shape.reply, answer)
            return long === undefined ? answer : reply.type(contentTypes.json).send(long)
          } catch (error) {
            gone.throwIfAborted()
            throw error
          } finally {
            await sent.dispose()
          }
        }),
    })
}

/** Whose turn it is where there is little to share. */
const callerOf = ({ actor, ip }: FastifyRequest): string =>
  actor ? `user ${actor.user_id}` : `address ${ip}`

/** The reason is a refusal: work that was broken off must not be logged as a fault of ours. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!raw.writableEnded) gone.abort(new Refused('request.unreadable'))
  }
  // Who left while the session was looked up has closed already, and will not close again.
  if (raw.destroyed || raw.req.socket.destroyed) leave()
  else raw.once('close', leave)
  return gone.signal
}

/** The fields of a form with files arrive later, and are checked then. */
const allButTheBody: FastifySchemaCompiler<unknown> = (part) =>
  part.httpPart === 'body'
    ? (body) => ({ value: body })
    : validatorCompiler(part as Parameters<typeof validatorCompiler>[0])

function parsed(body: z.ZodType, fields: unknown): unknown {
  const { data, error } = body.safeParse(fields)
  if (!error) return data
  return refuse('request.invalid', {
    errors: error.issues.slice(0, 100).map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}

/** A form or plain-text body can be sent by any page without asking first; only a call that says so takes it. */
function refuseOtherContent(shape: Shape, request: FastifyRequest): void {
  if (!shape.body && !shape.files) return
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (!type || !contentTypesOf(shape).includes(type)) refuse('request.unsupported')
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** A call that can go without its file takes JSON too. */
const contentTypesOf = ({ encoding, files }: Shape): string[] => [
  contentTypes[encoding ?? 'json'],
  ...(files?.optional ? [contentTypes.json] : []),
]

const tagOf = (shape: Shape): string => shape.path.split('/')[2] ?? 'other'
