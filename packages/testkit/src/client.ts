import { type Api, api } from '@klasrum/contract/api'
import type { Received, Shape } from '@klasrum/contract/endpoint'
import type { Refusal } from '@klasrum/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/** `GET /api/auth/me` and all the others. */
export type Call = keyof Api

type Headers = Record<string, string>
/** Sent as the multipart field the call takes its file from. */
export type SentFile = { bytes: Buffer; name?: string; type?: string }
type Part<E, Name extends 'params' | 'query' | 'body'> = E extends {
  [N in Name]: infer Schema extends z.ZodType
}
  ? object extends z.input<Schema>
    ? { [N in Name]?: z.input<Schema> }
    : { [N in Name]: z.input<Schema> }
  : unknown
type Sending<E> = E extends { encoding: 'multipart' } ? { file?: SentFile | SentFile[] } : unknown
type CallInput<E> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Sending<E> & { headers?: Headers }
type Args<E> = object extends CallInput<E> ? [ask?: CallInput<E>] : [ask: CallInput<E>]
type Reply<C extends Call> = Received<Api[C]['reply']>

export type Answer<Body> = { status: number; headers: Record<string, string>; body: Body; bytes: Buffer }

export type Client = {
  token: string | undefined
  /** Whatever comes back. */
  call: <C extends Call>(call: C, ...args: Args<Api[C]>) => Promise<Answer<Reply<C> | Refusal>>
  /** The reply; a refusal fails the test. */
  ok: <C extends Call>(call: C, ...args: Args<Api[C]>) => Promise<Reply<C>>
  /** The refusal with its status; a reply fails the test. */
  refusal: <C extends Call>(
    call: C,
    ...args: Args<Api[C]>
  ) => Promise<Refusal & { status: number; headers: Headers }>
  /** Anything at all, also what the contract forbids. */
  send: (request: {
    method?: string
    path: string
    headers?: Headers
    body?: unknown
  }) => Promise<Answer<unknown>>
}

const shapes = new Map<string, Shape>(
  Object.values(api).map((shape: Shape) => [`${shape.method} ${shape.path}`, shape]),
)

type LooseCallInput = {
  params?: object
  query?: object
  body?: object
  file?: SentFile | SentFile[]
  headers?: Headers
}

const textsOf = (values: object): [string, string][] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])

function pathOf(shape: Shape, { params = {}, query = {} }: LooseCallInput): string {
  const values = new Map(textsOf(params))
  const path = shape.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  const search = new URLSearchParams(textsOf(query)).toString()
  return search ? `${path}?${search}` : path
}

type Content = { type?: string; payload?: string | Buffer }

/** Fields first, as the browser sends them; what is no text travels as JSON. */
export function multipartOf(field: string, sent: SentFile | SentFile[], body: object = {}): Content {
  const boundary = '----klasrum-test'
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      part(`name="${name}"`, typeof value === 'object' ? JSON.stringify(value) : String(value)),
    )
  const files = [sent]
    .flat()
    .map(({ bytes, name = 'picture.png', type = 'image/png' }) =>
      part(`name="${field}"; filename="${name}"\r\ncontent-type: ${type}`, bytes),
    )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...fields, ...files, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

export function contentOf(
  { encoding, files }: Shape,
  { body, file }: Pick<LooseCallInput, 'body' | 'file'>,
): Content {
  if (file && files) return multipartOf(files.field, file, body)
  if (body === undefined) return {}
  if (encoding === 'form')
    return {
      type: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams(textsOf(body)).toString(),
    }
  return { type: 'application/json', payload: JSON.stringify(body) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function clientOf(
  app: FastifyInstance,
  { token, address }: { token?: string; address?: string },
): Client {
  const deliver = async (
    method: string,
    path: string,
    headers: Headers,
    payload?: string | Buffer,
  ): Promise<Answer<unknown>> => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      payload,
      remoteAddress: address,
    })
    const heard = textsOf(answer.headers)
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(heard),
      body: parsed(answer.body),
      bytes: answer.rawPayload,
    }
  }

  const call: Client['call'] = async (name, ...[ask]) => {
    const shape = shapes.get(name)
    if (!shape) throw new Error(`The contract has no "${name}".`)
    const loose: LooseCallInput = ask ?? {}
    const { type, payload } = contentOf(shape, loose)
    const headers = { ...(type && { 'content-type': type }), ...loose.headers }
    return (await deliver(shape.method, pathOf(shape, loose), headers, payload)) as Answer<never>
  }

  return {
    token,
    call,
    ok: async (name, ...args) => {
      const { status, body } = await call(name, ...args)
      if (status >= 300) throw new Error(`${name} was refused with ${status}: ${JSON.stringify(body)}`)
      return body as Reply<typeof name>
    },
    refusal: async (name, ...args) => {
      const { status, headers, body } = await call(name, ...args)
      if (status < 400)
        throw new Error(`${name} was not refused but answered ${status}: ${JSON.stringify(body)}`)
      return { status, headers, ...(body as Refusal) }
    },
    send: ({ method = 'GET', path, headers = {}, body }) =>
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
        ? deliver(method, path, headers, body)
        : deliver(method, path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
  }
}
