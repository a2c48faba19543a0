import type { Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'

type Choice = Extract<Item, { form: 'multiple_choice' }>

const longestRun = 3

/** How often each letter is the key: as even as the number of options allows. */
function shares(sizes: readonly number[], chance: Chance): number[] {
  const most = Math.max(0, ...sizes)
  const left = Array.from({ length: most }, (_, letter) => sizes.filter((size) => size > letter).length)
  const counts = Array.from({ length: most }, () => 0)
  const order = chance.shuffled(counts.map((_, letter) => letter))
  for (let dealt = 0; dealt < sizes.length; dealt++) {
    const open = order.filter((letter) => (counts[letter] ?? 0) < (left[letter] ?? 0))
    const least = Math.min(...open.map((letter) => counts[letter] ?? 0))
    const next = open.find((letter) => counts[letter] === least) ?? 0
    counts[next] = (counts[next] ?? 0) + 1
  }
  return counts
}

/** A letter for each item, even to one and never more than three alike in a row. */
export function dealLetters(sizes: readonly number[], chance: Chance): number[] {
  const left = shares(sizes, chance)
  const letters: number[] = []
  const place = (at: number): boolean => {
    if (at === sizes.length) return true
    const size = sizes[at] ?? 0
    const after = sizes.slice(at + 1)
    const order = chance
      .shuffled(left.map((_, letter) => letter))
      .filter((letter) => letter < size && (left[letter] ?? 0) > 0)
      .sort((one, other) => (left[other] ?? 0) - (left[one] ?? 0))
    for (const letter of order) {
      const run = letters.slice(-longestRun)
      if (run.length === longestRun && run.every((before) => before === letter)) continue
      left[letter] = (left[letter] ?? 0) - 1
      // What is left of a late letter must still find items with that many options.
      const room = left.every((count, late) => count <= after.filter((other) => other > late).length)
      letters.push(letter)
      if (room && place(at + 1)) return true
      letters.pop()
      left[letter] = (left[letter] ?? 0) + 1
    }
    return false
  }
  place(0)
  return letters
}

/** The item with its key at a letter and the other options in another order. */
export function keyAt(item: Choice, letter: number, chance: Chance): Choice {
  const wrong = chance.shuffled(
    item.options.map((_, place) => place).filter((place) => place !== item.answer),
  )
  const order = [...wrong.slice(0, letter), item.answer, ...wrong.slice(letter)]
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
  const letters = dealLetters(
    choices.map(({ options }) => options.length),
    chance.fork('letters'),
  )
  return items.map((item) =>
    item.form === 'multiple_choice'
      ? keyAt(item, letters[choices.indexOf(item)] ?? 0, chance.fork(item.id))
      : item,
  )
}
