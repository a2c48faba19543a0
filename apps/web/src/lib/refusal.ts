import type { Refusal } from '@klasrum/contract/refusals'

/** The server answered, and said no. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: string
  /** The sentence for the reader; empty when the answer carried none. */
  readonly detail: string
  /** A short answer in plain text: from another server than ours, so only a screen that is meant to shows it. */
  readonly plainText: string
  readonly errors: NonNullable<Refusal['errors']>
  readonly retryAfter: number | null

  constructor(answer: {
    status: number
    code: string
    detail: string
    plainText?: string
    errors?: Refusal['errors']
    retryAfter?: number | null
  }) {
    super(answer.detail || `refused with status ${answer.status}`)
    this.name = 'CallRefused'
    this.status = answer.status
    this.code = answer.code
    this.detail = answer.detail
    this.plainText = answer.plainText ?? ''
    this.errors = answer.errors ?? []
    this.retryAfter = answer.retryAfter ?? null
  }

  /** What is wrong with the field of this name, if anything. */
  about(field: string): string | undefined {
    return this.errors.find((each) => each.path === field)?.message
  }
}

/** No answer came: no network, the server is away, or the answer could not be read. */
export class CallFailed extends Error {
  constructor(cause: unknown) {
    super('the server did not answer', { cause })
    this.name = 'CallFailed'
  }
}

/** Whether the server said no for one of these reasons. */
export const isRefusedAs = (error: unknown, ...codes: string[]): boolean =>
  error instanceof CallRefused && codes.includes(error.code)

/** A server that is just starting, or not there behind its proxy, knows nothing of what was asked. */
export const isAway = ({ status }: CallRefused): boolean => status >= 502 && status <= 504

/** Nobody said no: the same call may well be answered later. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof CallFailed || (error instanceof CallRefused && isAway(error))

export async function refusalFrom(response: Response): Promise<CallRefused> {
  const sent = await response.text().catch(() => '')
  const body = parsed(sent)
  const part = (key: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const errors = part('errors')
  return new CallRefused({
    status: response.status,
    code: text(part('code')),
    detail: text(part('detail')) || text(part('message')),
    plainText: body === undefined ? plainTextOf(response, sent) : '',
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    retryAfter: Number.isFinite(wait) ? wait : null,
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const mostPlainText = 300

function plainTextOf({ headers }: Response, sent: string): string {
  const isPlain = /^text\/plain\b/i.test(headers.get('content-type') ?? '')
  return isPlain && sent.length <= mostPlainText && !sent.includes('<') ? sent.trim() : ''
}

const isFieldError = (value: unknown): value is { path: string; message: string } =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value

/** The server's sentence first, then the fallback for an answer without one; another for no answer at all. */
export function sayWhy(error: unknown, fallback: { refused: string; failed: string }): string {
  if (error instanceof CallRefused) return error.detail || fallback.refused
  if (error instanceof CallFailed) return fallback.failed
  return 'An unexpected error occurred. Please try again.'
}
