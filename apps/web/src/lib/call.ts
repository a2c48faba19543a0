import type { Api } from '@klasrum/contract/api'
import type { FileReply, Received, Sent } from '@klasrum/contract/endpoint'
import { compareClock } from './activity.ts'
import { fileNameIn } from './file-name.ts'
import { askForPassword } from './password-asked.ts'
import { CallFailed, CallRefused, refusalFrom } from './refusal.ts'
import { readToken, reportRefused } from './token.ts'

type Route = keyof Api
type Takes<R extends Route, Part extends string> =
  Api[R] extends Record<Part, infer T> ? Record<Part, Sent<T>> : unknown
export type Input<R extends Route> = Takes<R, 'params'> & Takes<R, 'query'> & Takes<R, 'body'>
export type Reply<R extends Route> = Received<Api[R]['reply']>

type FileAnswer = Received<typeof FileReply>
/** Calls that answer with a file; `fetchFile` makes them. */
export type FileRoute = { [R in Route]: Reply<R> extends FileAnswer ? R : never }[Route]
/** Calls that send a file; `upload` makes them. */
export type UploadRoute = { [R in Route]: Api[R] extends { encoding: 'multipart' } ? R : never }[Route]
type PlainRoute = Exclude<Route, FileRoute | UploadRoute>
/** The arguments after the route; none are needed where the call takes nothing. */
export type CallArguments<R extends Route> =
  unknown extends Input<R>
    ? [input?: undefined, options?: CallOptions]
    : [input: Input<R>, options?: CallOptions]

type FormRoute = { [R in Route]: Api[R] extends { encoding: 'form' } ? R : never }[Route]
const sentAsForm: Record<string, true> = { 'POST /api/auth/signin': true } satisfies Record<FormRoute, true>

type CallOptions = {
  /** Without a session the call carries no token. */
  session?: false
  /** Uses this token instead of the stored one, and leaves the session alone when it is refused. */
  token?: string
  signal?: AbortSignal
  /** A repeat with the same key has one effect; make it with `newOnceKey` and keep it until an answer came. */
  onceKey?: string
  /** How a file is named whose answer names none. */
  savedAs?: string
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

export const entries = (values: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )

export function callUrlOf(path: string, { params, query }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams(entries(query)).toString()
  return search ? `${filled}?${search}` : filled
}

export function tokenFor(options: Pick<CallOptions, 'session' | 'token'> = {}): string | null {
  if (options.token) return options.token
  const token = options.session === false ? null : readToken()
  if (token && compareClock() === 'over') {
    throw new CallRefused({
      status: 401,
      code: 'session.ended',
      detail: 'Your session has ended. Please sign in again.',
    })
  }
  return token
}

export const newOnceKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export async function call<R extends PlainRoute>(
  route: R,
  ...[input, options]: CallArguments<R>
): Promise<Reply<R>> {
  const response = await request(route, input ?? {}, options ?? {})
  try {
    return (await response.json()) as Reply<R>
  } catch (cause) {
    throw new CallFailed(cause)
  }
}

export async function fetchFile<R extends FileRoute>(
  route: R,
  ...[input, options]: CallArguments<R>
): Promise<{ file: Blob; name: string }> {
  const response = await request(route, input ?? {}, options ?? {})
  try {
    const name = fileNameIn(response.headers.get('content-disposition') ?? '')
    return { file: await response.blob(), name: name ?? options?.savedAs ?? 'file' }
  } catch (cause) {
    throw new CallFailed(cause)
  }
}

async function request(route: Route, parts: Parts, options: CallOptions): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const token = tokenFor(options)
  const headers = headersFor(token, options)
  if (parts.body && !sentAsForm[route]) headers.set('content-type', 'application/json')
  const body =
    parts.body && (sentAsForm[route] ? new URLSearchParams(entries(parts.body)) : JSON.stringify(parts.body))

  let response: Response
  try {
    response = await fetch(callUrlOf(path, parts), {
      method,
      headers,
      body,
      signal: options.signal,
      cache: 'no-store',
    })
  } catch (cause) {
    throw new CallFailed(cause)
  }
  if (response.ok) return response
  if (response.status === 401 && token && !options.token) reportRefused(token)
  const refusal = await refusalFrom(response)
  if (refusal.code === 'second_factor.missing') dispatchEvent(new Event(secondFactorMissing))
  // Typed, the same call goes through; otherwise it stays refused.
  if (refusal.code === 'password.again' && (await askForPassword())) return request(route, parts, options)
  throw refusal
}

/** The name of the event that tells a role needs two-step sign-in before anything else. */
export const secondFactorMissing = 'secondFactorMissing'

export function headersFor(token: string | null, { onceKey }: Pick<CallOptions, 'onceKey'> = {}): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (onceKey) headers.set('idempotency-key', onceKey)
  return headers
}
