import {
  type Bloom,
  blooms,
  type Item,
  positionsOf,
  type TableOfSpecifications,
} from '@klasrum/contract/material'

/** A day of lessons: what is taught, and how much is said of it. */
export type TaughtDay = { topics: readonly { title: string; words: number }[] }

/** Shares of a whole number that add up to it exactly: what is left goes to the largest remainders. */
export function apportioned(parts: readonly number[], whole: number): number[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  if (sum === 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / sum) * whole)
  const shares = exact.map(Math.floor)
  const left = whole - shares.reduce((total, share) => total + share, 0)
  const order = exact
    .map((_, at) => at)
    .sort((one, other) => rest(exact, other) - rest(exact, one) || one - other)
  for (const at of order.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

const rest = (exact: readonly number[], at: number) => (exact[at] ?? 0) % 1

const forEachBloom = <T>(make: (bloom: Bloom) => T): Record<Bloom, T> => ({
  remember: make('remember'),
  understand: make('understand'),
  apply: make('apply'),
  analyze: make('analyze'),
  evaluate: make('evaluate'),
  create: make('create'),
})

/** The first number of each item on the paper, and the one after the last. */
function numbered(items: readonly Item[]): { item: Item; numbers: number[] }[] {
  let next = 1
  return items.map((item) => {
    const numbers = Array.from({ length: positionsOf(item) }, (_, more) => next + more)
    next += numbers.length
    return { item, numbers }
  })
}

/** Tenths of a day, so that the days of a session add up. */
const tenths = 10

function daysByTopic(sessions: readonly TaughtDay[], titles: ReadonlySet<string>): Map<string, number> {
  const days = new Map<string, number>()
  for (const session of sessions) {
    const asked = session.topics.filter(({ title }) => titles.has(title.slice(0, 300)))
    const shares = apportioned(
      asked.map(({ words }) => words || 1),
      tenths,
    )
    asked.forEach(({ title }, at) => {
      days.set(title.slice(0, 300), (days.get(title.slice(0, 300)) ?? 0) + (shares[at] ?? 0))
    })
  }
  return days
}

/** The table as the items stand, never as they were planned. */
export function specificationsOf(
  items: readonly Item[],
  sessions: readonly TaughtDay[],
): TableOfSpecifications {
  const placed = numbered(items)
  const titles = [
    ...new Set([
      ...sessions.flatMap(({ topics }) => topics.map(({ title }) => title.slice(0, 300))),
      ...items.map(({ topic }) => topic),
    ]),
  ]
  const asked = titles.filter((title) => items.some(({ topic }) => topic === title))
  const numbersOf = (title: string, bloom: Bloom) =>
    placed
      .filter(({ item }) => item.topic === title && item.bloom === bloom)
      .flatMap(({ numbers }) => numbers)
  const totals = asked.map((title) => blooms.reduce((sum, bloom) => sum + numbersOf(title, bloom).length, 0))
  const percents = apportioned(totals, 100)
  const days = daysByTopic(sessions, new Set(asked))
  return {
    rows: asked.map((title, at) => ({
      topic: title,
      days: (days.get(title) ?? 0) / tenths,
      percent: percents[at] ?? 0,
      numbers: forEachBloom((bloom) => numbersOf(title, bloom)),
      total: totals[at] ?? 0,
    })),
    totals: forEachBloom((bloom) => asked.reduce((sum, title) => sum + numbersOf(title, bloom).length, 0)),
    total: totals.reduce((sum, total) => sum + total, 0),
  }
}
