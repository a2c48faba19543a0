import { CallRefused } from '../../../lib/refusal.ts'

/** An answer that tells of no run. */
export class InvalidAnswer extends Error {
  override name = 'InvalidAnswer'
}

export type StartProblem =
  /** The price is another one now. */
  | { kind: 'price'; says: string }
  /** Nothing is wrong with the files. */
  | { kind: 'refused'; says: string }
  | { kind: 'session'; says: string }
  | { kind: 'files'; says: string }

const aboutFiles = ['upload.missing', 'upload.too_large', 'upload.too_many']

/** What a run that did not begin says, and where. */
export function startProblemOf(error: unknown): StartProblem {
  if (error instanceof InvalidAnswer || error instanceof SyntaxError) {
    return failed('Invalid response from server')
  }
  if (!(error instanceof CallRefused)) return failed('Processing failed')
  if (error.status === 401) {
    return { kind: 'session', says: 'Authentication required. Please sign in again.' }
  }
  if (error.code === 'run.price_changed') return { kind: 'price', says: error.detail }
  const detail = error.errors[0]?.message ?? error.detail
  if (error.status >= 500 || !detail || aboutFiles.includes(error.code)) {
    return failed(detail || error.plainText || 'Processing failed')
  }
  return { kind: 'refused', says: detail }
}

const failed = (message: string): StartProblem => ({
  kind: 'files',
  says: `Error processing files: ${message}`,
})

export const tooFewPoints = (cost: number, points: number): string =>
  `You need ${cost} points to process lesson plans. You currently have ${points} points. Please Topup from Dashboard.`
