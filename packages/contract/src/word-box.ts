import { type Item, itemForms } from './material.ts'

type Naming = Extract<Item, { form: 'identification' }>

/** The words that identification items of one part of a paper are answered with. */
export type WordBox = {
  /** In alphabetical order. */
  words: string[]
  /** One of them answers more than one item. */
  repeats: boolean
}

/** With fewer items a box is a question with choices. */
export const fewestInBox = 2
const mostFurther = 2

/** A number, a year or a result is written in one way only and needs no box; beside words it would be known by its digits. */
export const isForBox = (item: Item): item is Naming =>
  item.form === 'identification' &&
  !/\d/.test(item.answer) &&
  (item.origin !== 'skill' || wrongOf(item).length > 0)

/** Where an item stands among the parts of a paper: what is asked from a box is a part of its own. */
export const rankOfPart = (item: Item): number =>
  2 * itemForms.indexOf(item.form) + (item.form === 'identification' && !isForBox(item) ? 1 : 0)

const wrongOf = ({ wrong = [] }: Naming): readonly string[] => wrong

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%°+=<>×÷/-]+/gu, ' ')
    .trim()
    .replace(/^(?:the|an?|ang|mga|si|sina) (?:mga )?/u, '')

/** All that counts as right for an item, in one spelling. */
const acceptedFor = ({ answer, also_accepted }: Naming): string[] => [answer, ...also_accepted].map(folded)

/** "Cells" and "cell" are one word. */
const singular = (text: string): string => folded(text).replace(/(?<=\p{L}{2})s(?= |$)/gu, '')

const holds = (whole: string, part: string): boolean => part !== '' && ` ${whole} `.includes(` ${part} `)

/** Whether a box with the answers of both has two right words for one of them; a reverse fault is a fault too. */
export function areConfusedInBox(one: Item, other: Item): boolean {
  if (!isForBox(one) || !isForBox(other) || folded(one.answer) === folded(other.answer)) return false
  const [first, second] = [singular(one.answer), singular(other.answer)]
  const accepted = acceptedFor(other)
  return (
    acceptedFor(one).some((word) => accepted.includes(word)) || holds(first, second) || holds(second, first)
  )
}

/**
 * The box of one part, worked out from its items as they stand, the same in whatever order they come: their answers, with one or
 * two words that are wrong for every one of them. None where it would hide nothing: below two items, or without such a word.
 */
export function wordBoxOf(items: readonly Item[]): WordBox | null {
  const asked = items.filter(isForBox)
  const further = furtherWords(asked)
  if (asked.length < fewestInBox || further.length === 0) return null
  const answers = new Map(
    asked
      .map(({ answer }) => answer.trim())
      .sort()
      .map((answer) => [folded(answer), answer]),
  )
  const { language = 'en' } = asked[0] ?? {}
  const collator = new Intl.Collator(language, { numeric: true })
  return {
    words: [...answers.values(), ...further].sort(
      (one, other) => collator.compare(one, other) || (one < other ? -1 : 1),
    ),
    repeats: answers.size < asked.length,
  }
}

type Further = { word: string; of: ReadonlySet<Naming>; place: number }

/** Wrong for as many items as can be said, then for those that have none yet, so that no answer is the only one of its kind. */
function furtherWords(asked: readonly Naming[]): string[] {
  const accepted = asked.flatMap(({ answer, also_accepted }) => [answer, ...also_accepted].map(singular))
  const told = asked.map(({ stem }) => singular(stem))
  const found = new Map<string, Further>()
  for (const item of asked)
    wrongOf(item).forEach((text, place) => {
      const key = singular(text)
      const isNear = accepted.some((right) => holds(right, key) || holds(key, right))
      if (key === '' || /\d/.test(key) || isNear || told.some((stem) => holds(stem, key))) return
      const known = found.get(key)
      const word = [known?.word ?? text.trim(), text.trim()].sort()[0] ?? ''
      found.set(key, {
        word,
        of: new Set([...(known?.of ?? []), item]),
        place: Math.min(place, known?.place ?? place),
      })
    })
  const chosen: Further[] = []
  while (chosen.length < mostFurther) {
    const isServed = (item: Naming) => chosen.some(({ of }) => of.has(item))
    const worth = ({ of }: Further) => [...of].filter((item) => !isServed(item)).length
    const [next] = [...found.values()]
      .filter((each) => !chosen.includes(each))
      .sort(
        (one, other) =>
          worth(other) - worth(one) ||
          other.of.size - one.of.size ||
          one.place - other.place ||
          (one.word < other.word ? -1 : 1),
      )
    if (!next) break
    chosen.push(next)
  }
  return chosen.map(({ word }) => word)
}
