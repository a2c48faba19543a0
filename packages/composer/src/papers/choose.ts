import { basisOf, type Difficulty, type Item, positionsOf } from '@klasrum/contract/material'
import { rankOfPart } from '@klasrum/contract/word-box'
import type { Chance } from '@klasrum/skills/chance'
import { areCopies, clash, isCloze, mostCloze, type Seen, seen } from '../judging/pairs.ts'
import { SentencesUsed } from '../judging/sentences-used.ts'
import { likeness } from '../languages/words.ts'
import type { Candidate } from '../sources/candidate.ts'
import type { Topic } from '../understand/outline.ts'

/** The most that a form may take of a paper before others are preferred; 1 is no limit. */
export type Shares = Record<Item['form'], number>

export const unlimited: Shares = {
  multiple_choice: 1,
  true_false: 1,
  modified_true_false: 1,
  identification: 1,
  matching: 1,
  enumeration: 1,
  sequencing: 1,
  problem: 1,
  essay: 1,
}

type ChooseInput = {
  candidates: readonly Candidate[]
  topics: readonly Topic[]
  /** Items of other papers of the same material: no sentence of theirs is used again. */
  avoid: readonly Item[]
  /** What part of the numbers of a paper each form should take at most. */
  shares: Shares
  total: number
  chance: Chance
}

type Entry = Seen & {
  worth: number
  positions: number
  nearest: number
  luck: number
  /** True as it stands, of a sentence that could also be had false. */
  isSpareFalse: boolean
}

class Tally {
  readonly #counts = new Map<string, number>()
  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }
  add(name: string, more: number): void {
    this.#counts.set(name, this.of(name) + more)
  }
}

/** Questions in the same words, with other choices, that a paper may have. */
const mostAlike = 2

const isCalledTrueOrFalse = (item: Item): item is Extract<Item, { answer: boolean }> =>
  item.form === 'true_false' || item.form === 'modified_true_false'

const sentenceOf = (item: Item): string => {
  const { file, paragraph, quote } = basisOf(item)
  return `${file}#${paragraph}#${quote}`
}

/** False statements are scarce: a sentence that can be had false is asked as true only where no other is left. */
const falsifiablePenalty = 0.25

/** Statements of one form by their answer, for keeping about half of them false. */
const leanOf = (item: Item): string | null =>
  isCalledTrueOrFalse(item) ? `${item.form} ${item.answer}` : null

/** Whether half of the true or false statements are false, and half of the modified ones, rounded either way. */
export const isHalfFalse = (items: readonly Item[]): boolean =>
  (['true_false', 'modified_true_false'] as const).every((form) => {
    const answers = items.flatMap((item) => (item.form === form ? [item.answer] : []))
    const wrong = answers.filter((answer) => !answer).length
    return Math.abs(answers.length - 2 * wrong) <= 1
  })

function entriesByShingle(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const shingle of entry.shingles) {
      const sharing = found.get(shingle)
      if (sharing) sharing.push(entry)
      else found.set(shingle, [entry])
    }
  return found
}

export type FillablePaper = {
  items: () => Item[]
  /** Takes up to so many numbers of the items that pass; answers how many it took. */
  fill: (count: number, fits: (item: Item) => boolean) => number
}

/** A paper that takes the best item that is left, again and again: worth, coverage, variety, no clash with what it has. */
export function fillablePaperOf({
  candidates,
  topics,
  avoid,
  shares,
  total,
  chance,
}: ChooseInput): FillablePaper {
  const usedIds = new Set(avoid.map(({ id }) => id))
  const elsewhere = avoid.map(seen)
  const used = new SentencesUsed(avoid)
  const words = topics.reduce((sum, topic) => sum + topic.words, 0) || 1
  const wanted = new Map<string, number>()
  for (const topic of topics) {
    const title = topic.title.slice(0, 300)
    wanted.set(title, (wanted.get(title) ?? 0) + (topic.words / words) * total)
  }
  const falsifiable = new Set(
    candidates.flatMap(({ item }) => (isCalledTrueOrFalse(item) && !item.answer ? [sentenceOf(item)] : [])),
  )
  let pool: Entry[] = candidates.flatMap(({ item, worth }): Entry[] => {
    if (usedIds.has(item.id) || used.has(item)) return []
    const features = seen(item)
    if (elsewhere.some((other) => areCopies(features, other))) return []
    const luck = chance.fork(item.id).below(1000) / 10_000
    const isSpareFalse = isCalledTrueOrFalse(item) && item.answer && falsifiable.has(sentenceOf(item))
    return [{ ...features, worth, positions: positionsOf(item), nearest: 0, luck, isSpareFalse }]
  })
  const taken: Entry[] = []
  const bySharedWords = entriesByShingle(pool)

  const tally = new Tally()
  const rank = (entry: Entry): number => {
    const { item } = entry
    const over = Math.max(0, (tally.of(`form ${item.form}`) + entry.positions) / total - shares[item.form])
    const have = tally.of(`topic ${item.topic}`)
    const share = Math.max(1, wanted.get(item.topic) ?? 1)
    return (
      entry.worth +
      entry.luck -
      (entry.isSpareFalse ? falsifiablePenalty : 0) +
      (tally.of(`form ${item.form}`) === 0 ? 0.12 : 0) +
      (have === 0 ? 0.4 : 0.3 * Math.max(-1, 1 - have / share)) -
      2 * over -
      0.5 * entry.nearest -
      0.1 * tally.of(`block ${basisOf(item).file} ${basisOf(item).paragraph}`)
    )
  }
  /** Too many of one sort: true statements beyond half, essays on one topic, questions in the same words. */
  const tips = (item: Item): boolean => {
    if (item.form === 'essay') return item.origin !== 'exercise' && tally.of(`essay ${item.topic}`) > 0
    if (item.form === 'multiple_choice') return tally.of(`stem ${item.stem}`) >= mostAlike
    if (!isCalledTrueOrFalse(item)) return false
    const right = tally.of(`${item.form} true`)
    const wrong = tally.of(`${item.form} false`)
    return item.answer ? right > wrong : wrong > right
  }
  const count = ({ item, positions }: Entry) => {
    tally.add(`form ${item.form}`, positions)
    tally.add(`topic ${item.topic}`, 1)
    tally.add(`block ${basisOf(item).file} ${basisOf(item).paragraph}`, 1)
    const lean = leanOf(item)
    if (lean) tally.add(lean, 1)
    if (isCloze(item)) tally.add('cloze', 1)
    if (item.form === 'multiple_choice') tally.add(`stem ${item.stem}`, 1)
    if (item.form === 'essay') tally.add(`essay ${item.topic}`, 1)
  }

  const fill: FillablePaper['fill'] = (asked, fits) => {
    let left = asked
    while (left > 0) {
      let best: Entry | null = null
      let most = Number.NEGATIVE_INFINITY
      for (const entry of pool) {
        if (entry.positions > left || !fits(entry.item) || tips(entry.item)) continue
        if (isCloze(entry.item) && tally.of('cloze') >= mostCloze(taken.length + 1)) continue
        const ranked = rank(entry)
        if (ranked > most) [best, most] = [entry, ranked]
      }
      if (!best) break
      const chosen = best
      taken.push(chosen)
      count(chosen)
      left -= chosen.positions
      const own = new SentencesUsed([chosen.item])
      pool = pool.filter((entry) => entry !== chosen && !clash(entry, chosen) && !own.has(entry.item))
      // Only those that share words with it have come nearer.
      for (const entry of new Set(
        [...chosen.shingles].flatMap((shingle) => bySharedWords.get(shingle) ?? []),
      ))
        entry.nearest = Math.max(entry.nearest, likeness(entry.shingles, chosen.shingles))
    }
    return asked - left
  }
  return { items: () => taken.map(({ item }) => item), fill }
}

/** With fewer numbers there is nothing to hand out. */
export const fewestNumbers = 3

/** Form by form, and within a form as the lesson goes. */
export function inParts(items: readonly Item[], topics: readonly Topic[]): Item[] {
  const files = [...new Set(topics.map(({ file }) => file))]
  const place = (item: Item) => {
    const { file, paragraph } = basisOf(item)
    return files.indexOf(file) * 1_000_000 + paragraph
  }
  return [...items].sort(
    (one, other) =>
      rankOfPart(one) - rankOfPart(other) || place(one) - place(other) || (one.id < other.id ? -1 : 1),
  )
}

/** A question of the file itself. */
export const isFromFile = ({ origin }: Item): boolean => origin === 'exercise'

/** What the files do not say fills up only what they cannot. */
export const isInFile = ({ origin }: Item): boolean => origin !== 'curriculum'

export const isOf =
  (...difficulties: readonly Difficulty[]) =>
  ({ difficulty }: Item): boolean =>
    difficulties.includes(difficulty)
