import { basisOf, type Item } from '@klasrum/contract/material'
import { areConfusedInBox } from '@klasrum/contract/word-box'
import { rulesOf } from '../languages/rules-of.ts'
import { likeness, plain, shareIn, shinglesOf } from '../languages/words.ts'
import { askedOf, keysOf } from '../sources/candidate.ts'

/** What of an item is held against others, made once. */
export type Seen = {
  item: Item
  text: string
  stems: ReadonlySet<string>
  keys: readonly string[]
  shingles: ReadonlySet<string>
}

export function seen(item: Item): Seen {
  const asked = askedOf(item)
  const keys = keysOf(item).map(plain)
  return {
    item,
    text: ` ${plain(asked)} `,
    stems: rulesOf(item.language).stemsOf(asked),
    keys,
    shingles: shinglesOf(`${asked} ${keys.join(' ')}`),
  }
}

export const isCloze = ({ stem }: Item): boolean => /_{2,}/.test(stem)

/** Sentences with a blank among so many items. */
export const mostCloze = (items: number): number => Math.ceil((items * 2) / 3)

/** Above this two items are taken for one. */
const nearCopy = 0.7
/** A question that shares this much of another and has its answer gives it away. */
const tellsEnough = 0.5

const counts = ({ item }: Seen) => item.form !== 'problem' && item.form !== 'essay' && item.origin !== 'skill'

/** Computed problems differ by their numbers alone. */
export const areCopies = (one: Seen, other: Seen): boolean =>
  one.item.origin === 'skill' && other.item.origin === 'skill'
    ? one.text === other.text && numbersIn(one.item.stem) === numbersIn(other.item.stem)
    : likeness(one.shingles, other.shingles) > nearCopy || askAlike(one, other)

/** Two questions of a unit in the same words that carry meaning, whatever each takes for its answer: "Through what can sound not travel?" */
function askAlike(one: Seen, other: Seen): boolean {
  return (
    areOfUnits(one, other) &&
    one.item.form === other.item.form &&
    one.stems.size >= fewestStems &&
    one.stems.size === other.stems.size &&
    shareIn(one.stems, other.stems) === 1 &&
    numbersIn(one.item.stem) === numbersIn(other.item.stem)
  )
}
const fewestStems = 2

const numbersIn = (text: string) => text.match(/[\d.,/]*\d/g)?.join(' ')

/** Questions that the file itself asks side by side: in a set that sorts into two kinds, answers come again. */
const areOwn = ({ item: one }: Seen, { item: other }: Seen): boolean =>
  one.origin === 'exercise' && other.origin === 'exercise'

/** Questions that were written as such: two of them may well have one answer. */
const areOfUnits = ({ item: one }: Seen, { item: other }: Seen): boolean => isOfUnit(one) && isOfUnit(other)
const isOfUnit = ({ origin }: Item) => origin === 'covered' || origin === 'curriculum'

/** Numbers of problems may come again. */
export const shareAnswer = (one: Seen, other: Seen): boolean =>
  counts(one) &&
  counts(other) &&
  !areOwn(one, other) &&
  !areOfUnits(one, other) &&
  one.keys.some((key) => other.keys.includes(key))

/** A key of this many words comes again only where the same is spoken of. */
const tellingWords = 3

/** Whether reading the first tells the answer to the second. One sentence asked about twice always does. */
export function givesAway(told: Seen, asked: Seen): boolean {
  if (!counts(told) || !counts(asked) || areOwn(told, asked)) return false
  if (isSameQuote(told.item, asked.item)) return true
  const shares = shareIn(asked.stems, told.stems) >= tellsEnough
  // What a false statement says of a thing tells nothing of it.
  if (isFalse(told.item) && !shares) return false
  return asked.keys.some(
    (key) => (shares || key.split(' ').length >= tellingWords) && told.text.includes(` ${key} `),
  )
}

const isFalse = (item: Item) =>
  (item.form === 'true_false' || item.form === 'modified_true_false') && !item.answer

function isSameQuote(first: Item, second: Item): boolean {
  const [one, other] = [basisOf(first), basisOf(second)]
  return one.quote === other.quote && one.paragraph === other.paragraph && one.file === other.file
}

/** Whether two items cannot stand on one paper. */
export const clash = (one: Seen, other: Seen): boolean =>
  shareAnswer(one, other) ||
  areCopies(one, other) ||
  givesAway(one, other) ||
  givesAway(other, one) ||
  areConfusedInBox(one.item, other.item)
