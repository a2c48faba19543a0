import type { CellId, Slip, Value } from '../model/values.ts'
import type { Pending, Theirs, TypingSource, Verdict } from './pending.ts'

/** What the server has confirmed to stand in a cell, and in which version of the sheet. */
export type Stored = { value: Value; slip: Slip | null; version: number; saved: boolean }
type Change = CellId & Pick<Pending, 'value' | 'seen' | 'typed'>

type News = {
  /** Their pending value, verdict or sending has changed. */
  cells: readonly CellId[]
  stored: readonly (CellId & Stored)[]
}

/** The pending cells of one sheet. */
export type Unsent = {
  get(cell: CellId): Pending | undefined
  verdict(cell: CellId): Verdict | undefined
  isSending(cell: CellId): boolean
  all(): Pending[]
  put(changes: readonly Change[], source: TypingSource): void
  /** Somebody else's value has come up in a cell. */
  meet(cell: CellId, theirs: Theirs): void
  choose(cell: CellId, whose: 'mine' | 'theirs'): void
  retry(cell: CellId): void
  discard(cell: CellId): void
  watch(listener: (news: News) => void): () => void
}
