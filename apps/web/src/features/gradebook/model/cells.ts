import type { Pending, Theirs } from '../queue/pending.ts'
import type { Stored, Unsent } from '../queue/unsent.ts'
import type { Topics } from './topics.ts'
import { type CellId, type CellKey, cellKeyOf, type Slip, type Value } from './values.ts'

export type CellState = 'saved' | 'just saved' | 'saving' | 'waiting' | 'refused' | 'conflict'

export type CellView = {
  /** Shown, and reckoned with. */
  value: Value
  state: CellState
  /** What is being typed, key by key; it covers everything else. */
  draft: string | null
  /** A text that was not taken; it is shown in place of the value, to be corrected. */
  typed: string | null
  problem: string | null
  theirs: Theirs | null
  /** A 0 that nobody has looked at since it was typed otherwise. */
  slip: Slip | null
}

type CellsOptions = {
  topics: Topics
  unsent: Unsent
  /** A value that grades are reckoned from has changed. */
  onValue: (cell: CellId) => void
}

const tickTime = 2_000
const blank: CellView = {
  value: null,
  state: 'saved',
  draft: null,
  typed: null,
  problem: null,
  theirs: null,
  slip: null,
}

export function createCells({ topics, unsent, onValue }: CellsOptions) {
  /** What stands on the server as far as is known, and since which version of the sheet. */
  const serverValues = new Map<CellKey, { value: Value; version: number }>()
  const slips = new Map<CellKey, Slip>()
  const invalid = new Map<CellKey, { cell: CellId; typed: string; problem: string }>()
  const justSaved = new Map<CellKey, ReturnType<typeof setTimeout>>()
  const views = new Map<CellKey, CellView>()
  let drafted: { key: CellKey; text: string } | null = null

  function look(cell: CellId, key: CellKey): CellView {
    const view = lookAtRest(cell, key)
    return drafted?.key === key ? { ...view, draft: drafted.text } : view
  }

  function lookAtRest(cell: CellId, key: CellKey): CellView {
    const pending = unsent.get(cell)
    const entry = invalid.get(key)
    const value = pending ? pending.value : (serverValues.get(key)?.value ?? null)
    if (entry) return { ...blank, value, state: 'refused', typed: entry.typed, problem: entry.problem }
    const slip = slipIn(key, pending)
    if (!pending) return { ...blank, value, slip, state: justSaved.has(key) ? 'just saved' : 'saved' }
    if (unsent.isSending(cell)) return { ...blank, value, slip, state: 'saving' }
    const verdict = unsent.verdict(cell)
    if (verdict?.state === 'refused') return { ...blank, value, state: 'refused', problem: verdict.problem }
    if (verdict?.state === 'conflict') return { ...blank, value, state: 'conflict', theirs: verdict.theirs }
    return { ...blank, value, slip, state: 'waiting' }
  }

  function slipIn(key: CellKey, pending: Pending | undefined): Slip | null {
    const known = slips.get(key)
    if (!pending) return known ?? null
    return pending.typed ? { typed: pending.typed, over: known ? known.over : pending.seen } : null
  }

  function view(item: number, student: number): CellView {
    const key = cellKeyOf(item, student)
    const known = views.get(key)
    if (known) return known
    const seen = look({ item, student }, key)
    views.set(key, seen)
    return seen
  }

  /** A cell that nobody has looked at yet has nobody to tell. */
  function refresh(cell: CellId): void {
    const key = cellKeyOf(cell.item, cell.student)
    const before = views.get(key)
    if (!before) return
    const after = look(cell, key)
    if (isSame(before, after)) return
    views.set(key, after)
    topics.touch(`cell:${key}`)
    if (before.state !== after.state || before.value !== after.value || !isSameSlip(before.slip, after.slip))
      topics.touch('totals')
    if (before.value !== after.value) onValue(cell)
  }

  function markSaved(cell: CellId): void {
    const key = cellKeyOf(cell.item, cell.student)
    clearTimeout(justSaved.get(key))
    const fade = () => {
      justSaved.delete(key)
      refresh(cell)
    }
    justSaved.set(key, setTimeout(fade, tickTime))
  }

  return {
    view,
    refresh,
    /** What the server holds; an older version never replaces a newer one. */
    stand(
      cell: CellId,
      { value, slip, version, saved = false }: Omit<Stored, 'saved'> & { saved?: boolean },
    ): void {
      const key = cellKeyOf(cell.item, cell.student)
      const known = serverValues.get(key)
      if (saved) markSaved(cell)
      if (!known || known.version <= version) {
        serverValues.set(key, { value, version })
        if (slip) slips.set(key, slip)
        else slips.delete(key)
      }
      refresh(cell)
    },
    /** What keys have put together so far in one cell; the cell shows it itself. */
    setDraft(next: (CellId & { text: string }) | null): void {
      const before = drafted
      drafted = next && { key: cellKeyOf(next.item, next.student), text: next.text }
      for (const key of new Set([before?.key, drafted?.key])) if (key) refresh(cellOf(key))
    },
    /** What stands on the server, whatever is pending. */
    standing: ({ item, student }: CellId): Value => serverValues.get(cellKeyOf(item, student))?.value ?? null,
    /** Those that stand on the server. */
    slips: (): (CellId & Slip)[] => [...slips].map(([key, slip]) => ({ ...cellOf(key), ...slip })),
    doubt(cell: CellId, typed: string, problem: string): void {
      invalid.set(cellKeyOf(cell.item, cell.student), { cell, typed, problem })
      refresh(cell)
    },
    /** Whether there was a doubt. */
    trust(cell: CellId): boolean {
      const wasInvalid = invalid.delete(cellKeyOf(cell.item, cell.student))
      if (wasInvalid) refresh(cell)
      return wasInvalid
    },
    doubted: (): CellId[] => [...invalid.values()].map(({ cell }) => cell),
    /** Forgets cells whose item or learner is gone. */
    keepOnly(isHere: (cell: CellId) => boolean): void {
      for (const key of [...serverValues.keys()]) {
        if (isHere(cellOf(key))) continue
        serverValues.delete(key)
        slips.delete(key)
        invalid.delete(key)
        views.delete(key)
      }
    },
    stop(): void {
      for (const timer of justSaved.values()) clearTimeout(timer)
    },
  }
}
export type Cells = ReturnType<typeof createCells>

function cellOf(key: CellKey): CellId {
  const [item = 0, student = 0] = key.split(':').map(Number)
  return { item, student }
}

const isSame = (a: CellView, b: CellView): boolean =>
  a.value === b.value &&
  a.state === b.state &&
  a.draft === b.draft &&
  a.typed === b.typed &&
  a.problem === b.problem &&
  a.theirs === b.theirs &&
  isSameSlip(a.slip, b.slip)

const isSameSlip = (a: Slip | null, b: Slip | null): boolean => a?.typed === b?.typed && a?.over === b?.over
