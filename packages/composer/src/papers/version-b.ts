import type { Exam, Item } from '@klasrum/contract/material'
import { rankOfPart } from '@klasrum/contract/word-box'
import type { Chance } from '@klasrum/skills/chance'
import { answerLettersFor, orderAt } from './letters.ts'

/** The same items in another order within each part, and each choice with its options in another order. */
export function versionB(items: readonly Item[], chance: Chance): Exam['version_b'] {
  const parts = [...Map.groupBy(items, rankOfPart).values()]
  const order = parts.flatMap((part, at) => turned(part, chance.fork(`part ${at}`)))
  const choices = order.flatMap((item) => (item.form === 'multiple_choice' ? [item] : []))
  const letters = answerLettersFor(choices, chance.fork('letters of b'))
  return {
    order: order.map(({ id }) => id),
    options: Object.fromEntries(
      choices.map((item, at) => [
        item.id,
        orderAt(item, letters[at] ?? 0, (wrong) => turned(wrong, chance.fork(item.id))),
      ]),
    ),
  }
}

/** Shuffled, and never by chance the same again. */
function turned<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = chance.shuffled(list)
  return mixed.every((entry, at) => entry === list[at]) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}
