import type { Difficulty, Item } from '@klasrum/contract/material'
import type { Chance } from './chance.ts'
import { type Candidate, positionsOf } from './items/candidate.ts'
import type { Topic } from './outline.ts'
import { areCopies, clash, isCloze, type Seen, seen } from './pairs.ts'
import { likeness } from './words.ts'

export type Shares = Partial<Record<Item['form'], number>>

type Asked = {
  candidates: readonly Candidate[]
  topics: readonly Topic[]
  /** Items of other papers of the same material. */
  avoid: readonly Item[]
  /** What part of the numbers of a paper each form should take at most. */
  shares: Shares
  total: number
  chance: Chance
}

type Entry = Seen & { worth: number; positions: number; nearest: number; reused: boolean; luck: number }

class Tally {
  readonly #counts = new Map<string, number>()
  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }
  add(name: string, more: number): void {
    this.#counts.set(name, this.of(name) + more)
  }
}

/** Sentences with a blank that a paper may have. */
const clozeShare = 0.25

/** Whether a statement is to be called true: about half should be. */
const leanOf = (item: Item): boolean | null =>
  item.form === 'true_false' || item.form === 'modified_true_false' ? item.answer : null

export type Paper = {
  items: () => Item[]
  /** Takes up to so many numbers of the items that pass; answers how many it took. */
  fill: (count: number, fits: (item: Item) => boolean) => number
}

/** A paper that takes the best item that is left, again and again: worth, coverage, variety, no clash with what it has. */
export function paperOf({ candidates, topics, avoid, shares, total, chance }: Asked): Paper {
  const usedIds = new Set(avoid.map(({ id }) => id))
  const usedQuotes = Map.groupBy(avoid.map(seen), ({ item }) => item.source.quote)
  const words = topics.reduce((sum, topic) => sum + topic.words, 0) || 1
  const wanted = new Map<string, number>()
  for (const topic of topics) {
    const title = topic.title.slice(0, 300)
    wanted.set(title, (wanted.get(title) ?? 0) + (topic.words / words) * total)
  }
  let pool: Entry[] = candidates.flatMap(({ item, worth }): Entry[] => {
    const features = seen(item)
    const sameQuote = usedQuotes.get(item.source.quote) ?? []
    if (usedIds.has(item.id) || sameQuote.some((other) => areCopies(features, other))) return []
    const luck = chance.fork(item.id).below(1000) / 10_000
    return [
      { ...features, worth, positions: positionsOf(item), nearest: 0, reused: sameQuote.length > 0, luck },
    ]
  })
  const taken: Entry[] = []
  const mostCloze = Math.floor(total * clozeShare)

  const tally = new Tally()
  const rank = (entry: Entry): number => {
    const { item } = entry
    const over = Math.max(
      0,
      (tally.of(`form ${item.form}`) + entry.positions) / total - (shares[item.form] ?? 1),
    )
    const have = tally.of(`topic ${item.topic}`)
    const share = Math.max(1, wanted.get(item.topic) ?? 1)
    const lean = leanOf(item)
    return (
      entry.worth +
      entry.luck +
      (tally.of(`form ${item.form}`) === 0 ? 0.12 : 0) +
      (have === 0 ? 0.4 : 0.3 * Math.max(-1, 1 - have / share)) -
      2 * over -
      0.5 * entry.nearest -
      (entry.reused ? 0.3 : 0) -
      0.1 * tally.of(`block ${item.source.file} ${item.source.paragraph}`) -
      (lean === null ? 0 : 0.3 * Math.max(0, tally.of(`lean ${lean}`) - tally.of(`lean ${!lean}`)))
    )
  }
  const count = ({ item, positions }: Entry) => {
    tally.add(`form ${item.form}`, positions)
    tally.add(`topic ${item.topic}`, 1)
    tally.add(`block ${item.source.file} ${item.source.paragraph}`, 1)
    tally.add(`lean ${leanOf(item)}`, 1)
    if (isCloze(item)) tally.add('cloze', 1)
  }

  const fill: Paper['fill'] = (asked, fits) => {
    let left = asked
    while (left > 0) {
      let best: Entry | null = null
      let most = Number.NEGATIVE_INFINITY
      for (const entry of pool) {
        if (entry.positions > left || !fits(entry.item)) continue
        if (isCloze(entry.item) && tally.of('cloze') >= mostCloze) continue
        const ranked = rank(entry)
        if (ranked > most) [best, most] = [entry, ranked]
      }
      if (!best) break
      const chosen = best
      taken.push(chosen)
      count(chosen)
      left -= chosen.positions
      pool = pool.filter((entry) => entry !== chosen && !clash(entry, chosen))
      for (const entry of pool)
        entry.nearest = Math.max(entry.nearest, likeness(entry.shingles, chosen.shingles))
    }
    return asked - left
  }
  return { items: () => taken.map(({ item }) => item), fill }
}

const parts: readonly Item['form'][] = [
  'multiple_choice',
  'true_false',
  'modified_true_false',
  'identification',
  'matching',
  'enumeration',
  'sequencing',
  'problem',
  'essay',
]

/** Form by form, and within a form as the lesson goes. */
export function inParts(items: readonly Item[], topics: readonly Topic[]): Item[] {
  const files = [...new Set(topics.map(({ file }) => file))]
  const place = ({ source }: Item) => files.indexOf(source.file) * 1_000_000 + source.paragraph
  return [...items].sort(
    (one, other) =>
      parts.indexOf(one.form) - parts.indexOf(other.form) ||
      place(one) - place(other) ||
      (one.id < other.id ? -1 : 1),
  )
}

export const isOf =
  (...difficulties: readonly Difficulty[]) =>
  ({ difficulty }: Item): boolean =>
    difficulties.includes(difficulty)
