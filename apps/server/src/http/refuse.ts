import { type Refusal, type RefusalCode, refusals } from '@klasrum/contract/refusals'

type FieldError = { path: string; message: string }
type Details = {
  fill?: Record<string, string | number>
  errors?: FieldError[]
  current?: NonNullable<Refusal['current']>
  retryAfter?: number
  cause?: unknown
}

/** Thrown by a use case; answered as its status with `{ detail, code, errors? }`. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

export function refuse(code: RefusalCode, details?: Details): never {
  throw new Refused(code, details)
}

export const statusOf = (code: RefusalCode): number => refusals[code][0]

export function bodyOf(code: RefusalCode, details: Details = {}): Refusal {
  const detail = refusals[code][1].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(details.fill?.[name] ?? ''),
  )
  const { errors, current } = details
  return { detail, code, ...(errors && { errors }), ...(current && { current }) }
}
