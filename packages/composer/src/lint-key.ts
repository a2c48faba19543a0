import type { Item } from '@klasrum/contract/material'
import { keysOf } from './items/candidate.ts'
import { comesOut } from './items/number-work/problems.ts'
import type { Lesson } from './lesson.ts'
import { mentions, plain } from './words.ts'

/** Whether the key of an item cannot be right by the form of the item alone. */
export function structureWrong(item: Item): boolean {
  const distinct = (texts: readonly string[]) => new Set(texts.map(plain)).size === texts.length
  switch (item.form) {
    case 'multiple_choice':
      return item.answer >= item.options.length || !distinct(item.options)
    case 'modified_true_false':
      return !mentions(item.stem, item.marked) || item.answer !== (item.correction === null)
    case 'identification':
      return item.answer.trim() === '' || mentions(item.stem, item.answer)
    case 'matching': {
      const used = new Set(item.key)
      const inside = item.key.every((place) => place < item.answers.length)
      return (
        item.key.length !== item.premises.length ||
        used.size !== item.key.length ||
        !inside ||
        item.answers.length <= item.premises.length ||
        !distinct(item.answers)
      )
    }
    case 'enumeration':
      return !distinct(item.answers) || item.points !== item.answers.length
    case 'sequencing': {
      const places = [...item.order].sort((one, other) => one - other)
      const whole = item.order.length === item.steps.length && places.every((place, at) => place === at + 1)
      return !whole || !distinct(item.steps) || item.order.every((place, at) => place === at + 1)
    }
    default:
      return false
  }
}

/** Whether the key does not stand where the item comes from. */
export function keyIsMissing(item: Item, lesson: Lesson): boolean {
  const quote = item.source.quote.toLowerCase()
  const around = lesson.passagesAt(item.source.file, item.source.paragraph).join('\n').toLowerCase()
  switch (item.form) {
    case 'multiple_choice':
    case 'identification':
    case 'modified_true_false':
      return keysOf(item).some((key) => !quote.includes(key.toLowerCase()))
    case 'enumeration':
      return item.answers.some((answer) => !around.includes(answer.toLowerCase()))
    case 'matching':
      return [...keysOf(item), ...item.premises].some((text) => !lesson.hasWords(text))
    case 'sequencing':
      return item.steps.some((step) => !lesson.hasWords(step))
    default:
      return false
  }
}

export const notComputed = (item: Item) =>
  item.form === 'problem' &&
  (!item.solution.some((line) => line.includes(item.answer)) || !item.solution.every(comesOut))
