import { type Address, leaveAsIs, type Pending, type PendingStep, type Verdict } from './pending.ts'
import { addressKey, type PendingStore } from './pending-store.ts'
import type { BrowserTabs, Message } from './tabs.ts'
import type { Stored } from './unsent.ts'

export type CellNews = { cells: readonly Address[]; stored: readonly (Address & Stored)[] }
/** Verdicts: one sets it, null lifts it, nothing leaves it. */
export type CellMove = Address & { step: PendingStep; verdict?: Verdict | null }

/** Pending cells of one user: at hand at once, in the store soon after, and the same in every tab. */
export function createPendingCells({
  user,
  store,
  tabs,
}: {
  user: number
  store: PendingStore
  tabs: BrowserTabs
}) {
  const cells = new Map<string, Pending>()
  const verdicts = new Map<string, Verdict>()
  /** Changes of this tab on their way to the store; what the store says meanwhile is already outdated. */
  const underway = new Map<string, number>()
  const listeners = new Set<(news: CellNews) => void>()
  let isStored = true

  const announce = (news: CellNews) => {
    for (const listener of listeners) listener(news)
  }
  const set = (key: string, next: Pending | null | undefined) => {
    if (next) cells.set(key, next)
    else {
      cells.delete(key)
      verdicts.delete(key)
    }
  }
  const judge = (key: string, verdict: Verdict | null | undefined) => {
    if (verdict && cells.has(key)) verdicts.set(key, verdict)
    if (verdict === null) verdicts.delete(key)
  }
  const count = (moves: readonly Address[], by: 1 | -1) => {
    for (const move of moves) {
      const key = addressKey(move)
      const left = (underway.get(key) ?? 0) + by
      if (left) underway.set(key, left)
      else underway.delete(key)
    }
  }
  /** Takes over what the store holds, but for cells that this tab is changing. */
  const settle = (at: readonly Address[], inStore: readonly (Pending | null | undefined)[]) => {
    at.forEach((cell, index) => {
      const key = addressKey(cell)
      if (!underway.has(key)) set(key, inStore[index])
    })
  }

  async function change(
    moves: readonly CellMove[],
    stored: readonly (Address & Stored)[] = [],
  ): Promise<void> {
    const at = moves.map(({ step: _, verdict: __, ...address }) => address)
    moves.forEach((move, index) => {
      const key = addressKey(move)
      set(key, move.step(cells.get(key), at[index] ?? move))
      judge(key, move.verdict)
    })
    announce({ cells: at, stored })
    count(at, 1)
    try {
      const inStore = await store.change(at, (_, index) => moves[index]?.step ?? leaveAsIs)
      count(at, -1)
      settle(at, inStore)
    } catch {
      count(at, -1)
      isStored = false
    }
    announce({ cells: at, stored: [] })
    tabs.tell({ cells: moves.map(({ step: _, ...rest }) => rest), stored })
  }

  async function load(): Promise<void> {
    const stored = await store.load(user)
    const known = new Set(stored.map(addressKey))
    const gone = [...cells.values()].filter((cell) => isStored && !known.has(addressKey(cell)))
    settle(gone, [])
    settle(stored, stored)
    announce({ cells: [...gone, ...stored], stored: [] })
  }

  async function take({ cells: changed = [], stored = [] }: Message): Promise<void> {
    const inStore = await store.read(changed)
    settle(changed, inStore)
    for (const { verdict, ...address } of changed) judge(addressKey(address), verdict)
    announce({ cells: changed, stored })
  }

  return {
    announce,
    change,
    load,
    take,
    get: (cell: Address) => cells.get(addressKey(cell)),
    verdict(cell: Address): Verdict | undefined {
      const verdict = verdicts.get(addressKey(cell))
      const outdated = verdict?.state === 'refused' && verdict.of !== cells.get(addressKey(cell))?.value
      return outdated ? undefined : verdict
    },
    all: () => [...cells.values()],
    /** False when the device would not keep them: they live as long as the page. */
    isKept: () => isStored,
    listen(listener: (news: CellNews) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type PendingCells = ReturnType<typeof createPendingCells>
