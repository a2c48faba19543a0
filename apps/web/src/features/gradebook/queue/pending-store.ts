import type { Address, Pending, Step } from './pending.ts'

/** Where pending cells outlive the page. Tabs share it, so a change reads and writes in one go. */
export type PendingStore = {
  load(user: number): Promise<Pending[]>
  read(cells: readonly Address[]): Promise<(Pending | undefined)[]>
  /** Answers with what each cell has become, in the order given. */
  change(cells: readonly Address[], step: (cell: Address, index: number) => Step): Promise<(Pending | null)[]>
}

export const addressKey = ({ user, klass, quarter, item, student }: Address): string =>
  `${user}:${klass}:${quarter}:${item}:${student}`

/** For browsers that keep nothing; the cells live as long as the page. */
export function createMemoryStore(): PendingStore {
  const kept = new Map<string, Pending>()
  return {
    load: async (user) => [...kept.values()].filter((each) => each.user === user),
    read: async (cells) => cells.map((cell) => kept.get(addressKey(cell))),
    change: async (cells, step) =>
      cells.map((cell, index) => {
        const key = addressKey(cell)
        const next = step(cell, index)(kept.get(key), cell)
        if (next) kept.set(key, next)
        else kept.delete(key)
        return next
      }),
  }
}
