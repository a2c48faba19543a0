import { basisOf, type Item } from '@klasrum/contract/material'
import type { LanguageRules } from '../languages/language-rules.ts'
import { mentions, plain, wordsOf } from '../languages/words.ts'
import { keysOf } from '../sources/candidate.ts'
import type { Lesson } from '../understand/lesson.ts'

/** Whether the key of an item cannot be right by the form of the item alone. */
export function structureWrong(item: Item): boolean {
  const distinct = (texts: readonly string[]) => new Set(texts.map(plain)).size === texts.length
  switch (item.form) {
    case 'multiple_choice':
      return item.answer >= item.options.length || !distinct(item.options)
    case 'modified_true_false':
      return !mentions(item.stem, item.marked) || item.answer !== (item.correction === null)
    case 'identification':
      return (
        item.answer.trim() === '' ||
        mentions(item.stem, item.answer) ||
        !distinct([item.answer, ...(item.wrong ?? [])])
      )
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
    case 'true_false':
    case 'problem':
    case 'essay':
      return false
  }
}

/** An entry may have a line or two of its own below it. */
const blocksOfEntry = 3

const follows = (item: Extract<Item, { form: 'enumeration' }>, lesson: Lesson, answer: string): boolean =>
  Array.from({ length: item.answers.length * blocksOfEntry }).some((_, at) =>
    lesson
      .passagesAt(basisOf(item).file, basisOf(item).paragraph + at)
      .some((passage) => passage.toLowerCase().includes(answer.toLowerCase())),
  )

/** Whether the key does not stand where the item comes from. */
export function keyIsMissing(item: Item, lesson: Lesson): boolean {
  const source = basisOf(item)
  const quote = source.quote.toLowerCase()
  switch (item.form) {
    case 'multiple_choice':
    case 'identification':
    case 'modified_true_false':
      // The heading that a sentence stands under is told by its place.
      return keysOf(item).some(
        (key) => !quote.includes(key.toLowerCase()) && plain(key) !== plain(item.topic),
      )
    case 'enumeration':
      // A list that the file sets as paragraphs stands in several places, one after the other.
      return item.answers.some((answer) => !follows(item, lesson, answer))
    case 'matching':
      return [...keysOf(item), ...item.premises].some((text) => !lesson.hasWords(text))
    case 'sequencing':
      return item.steps.some((step) => !lesson.hasWords(step))
    case 'true_false':
    case 'problem':
    case 'essay':
      return false
  }
}

/** Words that begin with as many letters alike are forms of one word: "legislates" and "legislature". */
const alikeLetters = 6
const fewestLetters = 5

const areForms = (one: string, other: string): boolean => {
  const letters = Math.min(alikeLetters, Math.max(fewestLetters, Math.min(one.length, other.length) - 2))
  return (
    one.length >= fewestLetters &&
    one.slice(0, letters).toLowerCase() === other.slice(0, letters).toLowerCase()
  )
}

/** Whether the question has the answer in another form: the only word of it, or the word that tells it from its kind. */
export function tellsAnswer(item: Item, rules: LanguageRules): boolean {
  if (item.form !== 'identification' && item.form !== 'multiple_choice') return false
  return keysOf(item).some((key) => {
    const words = wordsOf(key)
    const [telling = ''] = words
    if (words.length > 3 || /\s\p{Lu}/u.test(key) || rules.isFunctionWord(telling)) return false
    return wordsOf(item.stem).some((word) => areForms(word, telling))
  })
}

/** Whether the working of a problem does not lead to its answer. */
export const notComputed = (item: Item) =>
  item.form === 'problem' && !item.solution.some((line) => line.includes(item.answer))
