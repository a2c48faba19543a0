import { type Item, positionsOf } from '@klasrum/contract/material'
import { isForBox } from '@klasrum/contract/word-box'
import type { Chance } from '@klasrum/skills/chance'
import { areCopies, clash, seen } from '../judging/pairs.ts'
import { SentencesUsed } from '../judging/sentences-used.ts'
import type { Candidate } from '../sources/candidate.ts'
import { candidatesOf } from '../sources/candidates.ts'
import { lessonOf } from '../understand/lesson.ts'
import type { Outline, Topic } from '../understand/outline.ts'
import { isHalfFalse } from './choose.ts'
import { keyAt } from './letters.ts'
import { levelsFrom, type SwapLevel } from './levels.ts'

/** As for a long paper, so that there is something left to swap for. */
const manyMore = 100

type Swap = {
  paper: readonly Item[]
  outline: Outline
  chance: Chance
  /** What the paper is about; all of the lesson unless said otherwise. */
  topics?: readonly Topic[]
  /** Items of other papers of the same material. */
  avoid?: readonly Item[]
  /** Ids of items that are not wanted again. */
  refused?: ReadonlySet<string>
  /** How hard the other one should be beside this one. */
  level?: SwapLevel
  /** Whether an essay may take the place of another form. */
  essays?: boolean
}

/**
 * Another item for one that is refused: of the level asked for, on another sentence, and of the same skill, form and topic
 * where there is one: one as hard first of all of the same form. It takes as many numbers.
 */
export const swapItem = (item: Item, swap: Swap): Item | null => bestSwap(item, swap, candidatesFor(swap))

const candidatesFor = ({ outline, chance, topics = outline.topics }: Swap): readonly Candidate[] =>
  candidatesOf(lessonOf(outline), topics, manyMore, chance)

/** For each level the item that would come; the lesson is looked through once. */
export function swapsOf(
  item: Item,
  swap: Swap,
  essaysAt: (level: SwapLevel) => boolean,
): Record<SwapLevel, Item | null> {
  const candidates = candidatesFor(swap)
  const at = (level: SwapLevel) => bestSwap(item, { ...swap, level, essays: essaysAt(level) }, candidates)
  return { same: at('same'), easier: at('easier'), harder: at('harder') }
}

function bestSwap(item: Item, swap: Swap, candidates: readonly Candidate[]): Item | null {
  const { paper, chance, avoid = [], refused = new Set() } = swap
  const { level = 'same', essays = item.form === 'essay' } = swap
  const levels = levelsFrom(item.difficulty, level)
  const others = paper.filter(({ id }) => id !== item.id)
  const stay = others.map(seen)
  const elsewhere = avoid.map(seen)
  const used = new SentencesUsed([...others, ...avoid])
  const own = new SentencesUsed([item])
  const wasHalfFalse = isHalfFalse(paper)
  const gone = new Set([...refused, item.id, ...[...paper, ...avoid].map(({ id }) => id)])
  const takesAsMany = (other: Item) => positionsOf(other) === positionsOf(item)
  const nearness = (other: Item) =>
    (own.has(other) ? 0 : 16) +
    (item.skill !== undefined && other.skill === item.skill ? 8 : 0) +
    (takesAsMany(other) ? 4 : 0) +
    // One as hard stays in its part of the paper wherever the lesson gives one for it.
    (other.form === item.form ? (level === 'same' ? 32 : 2) : 0) +
    (other.topic === item.topic ? 1 : 0) -
    // Alone it would stand without a box of words.
    (isForBox(other) && !others.some(isForBox) ? 64 : 0) -
    32 * levels.indexOf(other.difficulty)
  const [best] = candidates
    .filter(({ item: other }) => {
      if (gone.has(other.id) || (other.form === 'essay' && !essays)) return false
      if (!levels.includes(other.difficulty) || (level === 'same' && !takesAsMany(other))) return false
      const features = seen(other)
      return (
        !used.has(other) &&
        (!wasHalfFalse || isHalfFalse([...others, other])) &&
        stay.every((kept) => !clash(features, kept)) &&
        elsewhere.every((asked) => !areCopies(features, asked))
      )
    })
    .sort((one, other) => nearness(other.item) - nearness(one.item) || other.worth - one.worth)
  if (!best) return null
  if (best.item.form !== 'multiple_choice') return best.item
  const chanceOfIt = chance.fork(best.item.id)
  const letter = item.form === 'multiple_choice' ? item.answer : chanceOfIt.below(best.item.options.length)
  return keyAt(best.item, Math.min(letter, best.item.options.length - 1), chanceOfIt)
}
