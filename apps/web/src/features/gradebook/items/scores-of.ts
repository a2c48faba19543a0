import type { Sheet } from '@klasrum/contract/sheets'

/** How many cells of an item hold something, also of learners who have left. */
export function scoreCountOf({ items, learners }: Sheet, item: number): number {
  const at = items.findIndex(({ id }) => id === item)
  return learners.filter(({ cells }) => (cells[at] ?? null) !== null).length
}
