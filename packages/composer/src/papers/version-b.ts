import type { Exam, Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { dealLetters } from './letters.ts'

/** The same items in another order within each part, and each choice with its options in another order. */
export function versionB(items: readonly Item[], chance: Chance): Exam['version_b'] {
  const parts = [...Map.groupBy(items, ({ form }) => form).values()]
  const order = parts.flatMap((part, at) => turned(part, chance.fork(`part ${at}`)))
  const choices = order.flatMap((item) => (item.form === 'multiple_choice' ? [item] : []))
  const letters = dealLetters(
    choices.map(({ options }) => options.length),
    chance.fork('letters of b'),
  )
  return {
    order: order.map(({ id }) => id),
    options: Object.fromEntries(
      choices.map((item, at) => {
        const wrong = item.options.map((_, place) => place).filter((place) => place !== item.answer)
        const mixed = turned(wrong, chance.fork(item.id))
        const letter = letters[at] ?? 0
        return [item.id, [...mixed.slice(0, letter), item.answer, ...mixed.slice(letter)]]
      }),
    ),
  }
}

/** Shuffled, and never by chance the same again. */
function turned<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = chance.shuffled(list)
  return mixed.every((entry, at) => entry === list[at]) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}
