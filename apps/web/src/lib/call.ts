import type { Api } from '@klasrum/contract/api'
import type { Received, Sent } from '@klasrum/contract/endpoint'
import { compareClock } from './activity.ts'
import { CallFailed, CallRefused, refusalFrom } from './refusal.ts'
import { readToken, reportRefused } from './token.ts'

export type Route = keyof Api
type Takes<R extends Route, Part extends string> =
  Api[R] extends Record<Part, infer T> ? Record<Part, Sent<T>> : unknown
export type Input<R extends Route> = Takes<R, 'params'> & Takes<R, 'query'> & Takes<R, 'body'>
export type Reply<R extends Route> = Received<Api[R]['reply']>

type FormRoute = { [R in Route]: Api[R] extends { encoding: 'form' } ? R : never }[Route]
const sentAsForm: Record<string, true> = { 'POST /api/auth/signin': true } satisfies Record<FormRoute, true>

type Options = {
  /** Without a session the call carries no token. */
  session?: false
  /** Uses this token instead of the stored one, and leaves the session alone when it is refused. */
  token?: string
  signal?: AbortSignal
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

const entries = (values: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )

function addressOf(path: string, { params, query }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams(entries(query)).toString()
  return search ? `${filled}?${search}` : filled
}

function tokenFor(options: Options): string | null {
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

export async function call<R extends Route>(
  route: R,
  ...[input, options = {}]: unknown extends Input<R>
    ? [input?: undefined, options?: Options]
    : [input: Input<R>, options?: Options]
): Promise<Reply<R>> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const parts: Parts = input ?? {}
  const token = tokenFor(options)
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (parts.body && !sentAsForm[route]) headers.set('content-type', 'application/json')
  const body =
    parts.body && (sentAsForm[route] ? new URLSearchParams(entries(parts.body)) : JSON.stringify(parts.body))

  let response: Response
  try {
    response = await fetch(addressOf(path, parts), {
      method,
      headers,
      body,
      signal: options.signal,
      cache: 'no-store',
    })
  } catch (cause) {
    throw new CallFailed(cause)
  }
  if (!response.ok) {
    if (response.status === 401 && token && !options.token) reportRefused(token)
    throw await refusalFrom(response)
  }
  try {
    return (await response.json()) as Reply<R>
  } catch (cause) {
    throw new CallFailed(cause)
  }
}
