import type { Received, Sent } from '@klasrum/contract/endpoint'
import type { typingSources, writeCellsEndpoint } from '@klasrum/contract/sheets'
import type { Value } from '../model/values.ts'

export type TypingSource = (typeof typingSources)[number]
export type WriteCellsReply = Received<(typeof writeCellsEndpoint)['reply']>
export type AnsweredCell = WriteCellsReply['cells'][number]
export type Batch = { klass: number; quarter: number; body: Sent<(typeof writeCellsEndpoint)['body']> }

export type Address = { user: number; klass: number; quarter: number; item: number; student: number }

/** A value that the server has not confirmed. */
export type Pending = Address & {
  /** The newest one typed. */
  value: Value
  /** What stood there when the first unconfirmed value was typed. */
  seen: Value
  /** Of a 0: what was typed, out of range; null where somebody has looked at a 0 that came so. */
  typed?: string | null
  /** Sent, and no answer came yet. */
  sent?: Value
  sentTyped?: string | null
  source: TypingSource
}

export type Theirs = { value: Value; by: string | null; at: string | null }
/** Why a pending value is not sent by itself any more. A refusal is `of` one value: another may be tried. */
export type Verdict = { state: 'refused'; of: Value; problem: string } | { state: 'conflict'; theirs: Theirs }

/** How a pending cell goes on; null when there is nothing left to send. */
export type PendingStep = (old: Pending | undefined, at: Address) => Pending | null

export const type =
  (value: Value, seen: Value, source: TypingSource, typed?: string | null): PendingStep =>
  (old, at) => {
    const next: Pending = old ? { ...old, value, source, typed } : { ...at, value, seen, source, typed }
    return next.sent === undefined && next.value === next.seen && typed === undefined ? null : next
  }

/**
 * An unanswered value goes out again before a newer one: it may have been stored, and the server would take
 * our own score for that of another person.
 */
export const send: PendingStep = (old) =>
  old?.sent === undefined ? (old ? { ...old, sent: old.value, sentTyped: old.typed } : null) : old

export const confirm =
  (stored: Value): PendingStep =>
  (old) => {
    if (!old || (old.value === stored && old.typed === old.sentTyped)) return null
    const { sent: _, sentTyped: __, ...rest } = old
    return { ...rest, seen: stored }
  }

/** Nothing of what was sent is stored. */
export const takeBack: PendingStep = (old) => {
  if (!old) return null
  const { sent: _, sentTyped: __, ...rest } = old
  return rest
}

/** The writer has seen the other value and wants the own one. */
export const insist =
  (seen: Value): PendingStep =>
  (old) =>
    old && old.value !== seen ? { ...old, seen } : null

export const drop: PendingStep = () => null

export const leaveAsIs: PendingStep = (old) => old ?? null
