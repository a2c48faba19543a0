import type { Item } from '@klasrum/contract/material'
import { itemsInCall, lettersThatFit, type ModelCallLimits } from './limits.ts'
import type { Passage } from './passages.ts'
import { shownOf } from './shown-item.ts'

/** Items that are answered in one call, and what of the source goes with them. */
export type ReadingBatch = { items: readonly Item[]; passages: readonly Passage[] }

type Given = { passages: readonly Passage[]; limits: ModelCallLimits }

/** Answers are short: so many times more items than one call can write. */
const answersInCall = 8
/** More calls than this for a long file are too many; then each item is read with what stands around its proof. */
const mostReadings = 2
const blocksAround = 4

const isNear = ({ source, topic: title }: Item, { topic, located }: Passage, reach: number): boolean =>
  topic.title.slice(0, 300) === title &&
  (reach === Number.POSITIVE_INFINITY ||
    (located.file === source?.file && Math.abs(located.block.number - source.paragraph) <= reach))

function groupedWith(items: readonly Item[], { passages, limits }: Given, reach: number): ReadingBatch[] {
  const most = itemsInCall(limits) * answersInCall
  const groups: { items: Item[]; near: Set<Passage>; letters: number }[] = []
  for (const item of items) {
    const near = passages.filter((passage) => isNear(item, passage, reach))
    const shown = JSON.stringify(shownOf(item)).length
    const lettersOf = (some: readonly Passage[]) => some.reduce((sum, { text }) => sum + text.length, shown)
    const group = groups.at(-1)
    const more = lettersOf(near.filter((passage) => !group?.near.has(passage)))
    if (!group || group.items.length >= most || group.letters + more > lettersThatFit(limits)) {
      groups.push({ items: [item], near: new Set(near), letters: lettersOf(near) })
      continue
    }
    group.items.push(item)
    group.letters += more
    for (const passage of near) group.near.add(passage)
  }
  return groups.map(({ items: own, near }) => ({
    items: own,
    passages: passages.filter((passage) => near.has(passage)),
  }))
}

/** In few calls: with all that is said of their topics where that fits, otherwise with what stands around each proof. */
export function readingBatchesOf(items: readonly Item[], given: Given): ReadingBatch[] {
  const wide = groupedWith(items, given, Number.POSITIVE_INFINITY)
  return wide.length <= mostReadings ? wide : groupedWith(items, given, blocksAround)
}
