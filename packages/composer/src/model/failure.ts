import { APICallError } from 'ai'
import { Misled } from './endpoint.ts'
import { firstPause, longestPauseMs } from './limits.ts'

/** Ways in which a question stays without a usable answer. */
export type Failure =
  | 'slow'
  | 'busy'
  | 'down'
  | 'turned_away'
  | 'redirected'
  | 'huge'
  | 'unreadable'
  | 'out_of_time'
  | 'out_of_tokens'

/** What never gets better by asking again. */
export const isFinal = (failure: Failure): boolean => failure === 'turned_away' || failure === 'redirected'

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = []
  for (let at = error; at instanceof Error && causes.length < 8; at = at.cause) causes.push(at)
  return causes
}

const isStopped = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

/** Only the kind is kept: an error's own words may hold the key or the source. */
export function failureOf(error: unknown): Failure {
  const causes = causesOf(error)
  const misled = causes.find((cause) => cause instanceof Misled)
  if (misled) return misled.how
  if (causes.some(isStopped)) return 'slow'
  if (!APICallError.isInstance(error)) return 'unreadable'
  const status = error.statusCode ?? 0
  if (status === 429) return 'busy'
  if (status >= 400 && status < 500 && !error.isRetryable) return 'turned_away'
  return error.isRetryable || status >= 500 ? 'down' : 'unreadable'
}

/** Milliseconds to wait before asking again; null when that is of no use. */
export function pauseAfter(error: unknown, attempt: number): number | null {
  const failure = failureOf(error)
  if (!APICallError.isInstance(error) || (failure !== 'busy' && failure !== 'down')) return null
  const wished = wishedPause(error.responseHeaders ?? {})
  if (wished !== null && wished > longestPauseMs) return null
  return Math.max(wished ?? 0, firstPause * 2 ** attempt)
}

/** Retry-After in seconds or as a moment, which is held against the answer's own date. */
function wishedPause({ 'retry-after': wish = '', date = '' }: Record<string, string>): number | null {
  const seconds = wish.trim() === '' ? Number.NaN : Number(wish)
  const pause = Number.isNaN(seconds) ? Date.parse(wish) - Date.parse(date) : seconds * 1_000
  return Number.isFinite(pause) && pause >= 0 ? pause : null
}
