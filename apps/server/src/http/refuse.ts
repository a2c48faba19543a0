import { type Refusal, type RefusalCode, refusals } from '@klasrum/contract/refusals'
import { sentenceWithField } from './field-errors.ts'

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

/** `{count}` is the number or word, `{count:score}` the number with its noun: "1 score", "2 scores". */
const filled = (sentence: string, fill: Details['fill'] = {}): string =>
  sentence.replace(/\{(\w+)(?::([\w -]+))?\}/g, (_, name: string, noun?: string) => {
    const value = String(fill[name] ?? '')
    return noun ? `${value} ${noun}${value === '1' ? '' : 's'}` : value
  })

export function refusalBodyOf(code: RefusalCode, details: Details = {}): Refusal {
  const { errors, current, fill } = details
  const [problem, ...others] = errors ?? []
  const detail =
    code === 'request.invalid' && problem && others.length === 0
      ? sentenceWithField(problem)
      : filled(refusals[code][1], fill)
  return { detail, code, ...(errors && { errors }), ...(current && { current }) }
}
