import type { Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { hasLastOfAll } from '../judging/last-choice.ts'

type Choice = Extract<Item, { form: 'multiple_choice' }>

const longestRun = 3

/** Letters that are not dealt, by the place of their item: the key can stand nowhere else. */
type Fixed = ReadonlyMap<number, number>

/** How often each letter is dealt: with those that are fixed as even as the number of options allows. */
function shares(sizes: readonly number[], fixed: Fixed, chance: Chance): number[] {
  const most = Math.max(0, ...sizes)
  const free = sizes.filter((_, at) => !fixed.has(at))
  const set = (letter: number) => [...fixed.values()].filter((other) => other === letter).length
  const letters = Array.from({ length: most }, (_, letter) => letter)
  const left = letters.map((letter) => set(letter) + free.filter((size) => size > letter).length)
  const counts = letters.map(set)
  const order = chance.shuffled(letters)
  for (let dealt = 0; dealt < free.length; dealt++) {
    const open = order.filter((letter) => (counts[letter] ?? 0) < (left[letter] ?? 0))
    const least = Math.min(...open.map((letter) => counts[letter] ?? 0))
    const next = open.find((letter) => counts[letter] === least) ?? 0
    counts[next] = (counts[next] ?? 0) + 1
  }
  return counts.map((count, letter) => count - set(letter))
}

/** A letter for each item, even to one and never more than three alike in a row. */
export function dealLetters(sizes: readonly number[], chance: Chance, fixed: Fixed = new Map()): number[] {
  const left = shares(sizes, fixed, chance)
  const letters: number[] = []
  const isFree = (_: number, at: number) => !fixed.has(at)
  const place = (at: number): boolean => {
    if (at === sizes.length) return true
    const size = sizes[at] ?? 0
    const own = fixed.get(at)
    const after = sizes.filter(isFree).slice(sizes.slice(0, at + 1).filter(isFree).length)
    const order =
      own !== undefined
        ? [own]
        : chance
            .shuffled(left.map((_, letter) => letter))
            .filter((letter) => letter < size && (left[letter] ?? 0) > 0)
            .sort((one, other) => (left[other] ?? 0) - (left[one] ?? 0))
    for (const letter of order) {
      const run = letters.slice(-longestRun)
      if (run.length === longestRun && run.every((before) => before === letter)) continue
      if (own === undefined) left[letter] = (left[letter] ?? 0) - 1
      // What is left of a late letter must still find items with that many options.
      const room = left.every((count, late) => count <= after.filter((other) => other > late).length)
      letters.push(letter)
      if (room && place(at + 1)) return true
      letters.pop()
      if (own === undefined) left[letter] = (left[letter] ?? 0) + 1
    }
    return false
  }
  place(0)
  return letters
}

/** Letters for choices: a key that speaks of all others stays the last, and no other key is behind such a one. */
export function answerLettersFor(choices: readonly Choice[], chance: Chance): number[] {
  const places = choices.map(({ options, answer }) => {
    const last = options.length - 1
    return hasLastOfAll(options)
      ? { size: answer === last ? options.length : last, isLast: answer === last }
      : null
  })
  const sizes = choices.map(({ options }, at) => places[at]?.size ?? options.length)
  const fixed = new Map(places.flatMap((place, at) => (place?.isLast ? [[at, place.size - 1] as const] : [])))
  const dealt = dealLetters(sizes, chance, fixed)
  return choices.map((_, at) => fixed.get(at) ?? dealt[at] ?? 0)
}

/** The places of the options with the key at a letter and the others in another order, but for one that speaks of them all. */
export function orderAt(
  { options, answer }: Choice,
  letter: number,
  mixed: (wrong: readonly number[]) => readonly number[],
): number[] {
  const last = hasLastOfAll(options) && answer !== options.length - 1 ? [options.length - 1] : []
  const wrong = mixed(
    options.map((_, place) => place).filter((place) => place !== answer && !last.includes(place)),
  )
  return [...wrong.slice(0, letter), answer, ...wrong.slice(letter), ...last]
}

/** The item with its key at a letter and the other options in another order. */
export function keyAt(item: Choice, letter: number, chance: Chance): Choice {
  const order = orderAt(item, letter, (wrong) => chance.shuffled(wrong))
  const { mistakes } = item
  return {
    ...item,
    options: order.map((place) => item.options[place] ?? ''),
    answer: letter,
    ...(mistakes && { mistakes: order.map((place) => mistakes[place] ?? '') }),
  }
}

export function withLetters(items: readonly Item[], chance: Chance): Item[] {
  const choices = items.filter((item): item is Choice => item.form === 'multiple_choice')
  const letters = answerLettersFor(choices, chance.fork('letters'))
  return items.map((item) =>
    item.form === 'multiple_choice'
      ? keyAt(item, letters[choices.indexOf(item)] ?? 0, chance.fork(item.id))
      : item,
  )
}
