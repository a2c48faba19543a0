import type { Address, Pending, PendingStep } from './pending.ts'

/** Where pending cells outlive the page. Tabs share it, so a change reads and writes in one go. */
export type PendingStore = {
  load(user: number): Promise<Pending[]>
  read(cells: readonly Address[]): Promise<(Pending | undefined)[]>
  /** Answers with what each cell has become, in the order given. */
  change(
    cells: readonly Address[],
    step: (cell: Address, index: number) => PendingStep,
  ): Promise<(Pending | null)[]>
}

export const addressKey = ({ user, klass, quarter, item, student }: Address): string =>
  `${user}:${klass}:${quarter}:${item}:${student}`

/** For browsers that keep nothing; the cells live as long as the page. */
export function createMemoryStore(): PendingStore {
  const stored = new Map<string, Pending>()
  return {
    load: async (user) => [...stored.values()].filter((each) => each.user === user),
    read: async (cells) => cells.map((cell) => stored.get(addressKey(cell))),
    change: async (cells, step) =>
      cells.map((cell, index) => {
        const key = addressKey(cell)
        const next = step(cell, index)(stored.get(key), cell)
        if (next) stored.set(key, next)
        else stored.delete(key)
        return next
      }),
  }
}
