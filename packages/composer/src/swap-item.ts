import type { Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { candidatesOf } from './candidates.ts'
import { isHalfFalse } from './choose.ts'
import { positionsOf } from './items/candidate.ts'
import { lessonOf } from './lesson.ts'
import { keyAt } from './letters.ts'
import type { Outline, Topic } from './outline.ts'
import { areCopies, clash, seen } from './pairs.ts'
import { SentencesUsed } from './sentences-used.ts'

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
}

/** Another item for one that is refused: as hard, as many numbers, of the same form and topic where there is one. */
export function swapItem(item: Item, swap: Swap): Item | null {
  const { paper, outline, chance, topics = outline.topics, avoid = [], refused = new Set() } = swap
  const others = paper.filter(({ id }) => id !== item.id)
  const stay = others.map(seen)
  const elsewhere = avoid.map(seen)
  const used = new SentencesUsed([...others, ...avoid])
  const wasHalfFalse = isHalfFalse(paper)
  const gone = new Set([...refused, item.id, ...[...paper, ...avoid].map(({ id }) => id)])
  const letter = item.form === 'multiple_choice' ? item.answer : 0
  const nearness = (other: Item) => (other.form === item.form ? 2 : 0) + (other.topic === item.topic ? 1 : 0)
  const [best] = candidatesOf(lessonOf(outline), topics, manyMore, chance)
    .filter(({ item: other }) => {
      if (gone.has(other.id) || (other.form === 'essay' && item.form !== 'essay')) return false
      const fits = other.difficulty === item.difficulty && positionsOf(other) === positionsOf(item)
      const lettered = other.form !== 'multiple_choice' || other.options.length > letter
      const features = seen(other)
      return (
        fits &&
        lettered &&
        !used.has(other) &&
        (!wasHalfFalse || isHalfFalse([...others, other])) &&
        stay.every((kept) => !clash(features, kept)) &&
        elsewhere.every((asked) => !areCopies(features, asked))
      )
    })
    .sort((one, other) => nearness(other.item) - nearness(one.item) || other.worth - one.worth)
  if (!best) return null
  return best.item.form === 'multiple_choice'
    ? keyAt(best.item, letter, chance.fork(best.item.id))
    : best.item
}
