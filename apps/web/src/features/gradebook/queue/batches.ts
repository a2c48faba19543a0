import { fromWire, slipOf, toWire } from '../model/values.ts'
import type { Address, AnsweredCell, Batch, Pending } from './pending.ts'
import { confirm, drop, takeBack } from './pending.ts'
import type { CellMove } from './pending-cells.ts'
import type { Stored } from './unsent.ts'

const most = 500

/** The oldest cell and those that can go with it: of the same sheet and from the same source. */
export function nextBatch(ready: readonly Pending[]): Pending[] {
  const [first] = ready
  if (!first) return []
  return ready
    .filter(
      ({ klass, quarter, source }) =>
        klass === first.klass && quarter === first.quarter && source === first.source,
    )
    .slice(0, most)
}

export function batchBodyOf(cells: readonly Pending[], source: Pending['source']): Batch['body'] {
  return {
    source,
    cells: cells.map(({ item, student, value, seen, typed, sent, sentTyped }) => ({
      item_id: item,
      student_id: student,
      ...toWire(sent === undefined ? value : sent),
      typed: (sent === undefined ? typed : sentTyped) ?? undefined,
      seen: toWire(seen),
    })),
  }
}

export const pendingAddressOf = ({ user, klass, quarter, item, student }: Address): Address => ({
  user,
  klass,
  quarter,
  item,
  student,
})

/** What an answer means for a cell that was sent, given its newest value. */
export function moveAfter(
  answer: AnsweredCell,
  sent: Pending,
  newest: Pending,
  version: number,
): { move: CellMove; stored?: Address & Stored } {
  const at = pendingAddressOf(sent)
  const value = sent.sent ?? null
  const slip = slipOf(answer)
  if (answer.state === 'saved') {
    return {
      move: { ...at, step: confirm(value), verdict: null },
      stored: { ...at, value, slip, version, saved: true },
    }
  }
  if (answer.state === 'refused') {
    const problem = answer.problem ?? saveFailed
    return { move: { ...at, step: takeBack, verdict: { state: 'refused', of: value, problem } } }
  }
  const theirs = { value: fromWire(answer), by: answer.changed_by, at: answer.changed_at }
  const stored = { ...at, value: theirs.value, slip, version, saved: theirs.value === newest.value }
  if (stored.saved) return { move: { ...at, step: drop }, stored }
  return { move: { ...at, step: takeBack, verdict: { state: 'conflict', theirs } }, stored }
}

export const saveFailed = 'Failed to save score'
