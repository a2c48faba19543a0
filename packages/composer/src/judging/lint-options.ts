import { basisOf, type Item } from '@klasrum/contract/material'
import type { LanguageRules } from '../languages/language-rules.ts'
import { mentions, shareIn, wordsOf } from '../languages/words.ts'
import type { Lesson } from '../understand/lesson.ts'

export const isNumber = (text: string) => /\d/.test(text)

export const optionsOf = (item: Item) => (item.form === 'multiple_choice' ? item.options : [])
const wrongOf = ({ options, answer }: Extract<Item, { form: 'multiple_choice' }>) =>
  options.filter((_, place) => place !== answer)

/** Whether a wrong option is right as well, for all that the lesson says. */
export function hasTwoRight(item: Item, lesson: Lesson, rules: LanguageRules): boolean {
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer] ?? ''
  const asked = rules.stemsOf(item.stem)
  return wrongOf(item).some((option) => {
    if (mentions(key, option) || mentions(option, key)) return true
    const own = rules.stemsOf(option)
    const keyStems = rules.stemsOf(key)
    if (
      !isNumber(option) &&
      (shareIn(own, keyStems) === 1 || (wordsOf(key).length <= 4 && shareIn(keyStems, own) === 1))
    )
      return true
    if (lesson.areSame(key, option) || lesson.areSame(option, key)) return true
    if (wordsOf(option).length <= 5) return lesson.asserts(option, asked, basisOf(item).quote)
    return lesson.saysTogether(asked, own, basisOf(item).quote)
  })
}

/** Whether an option is of another type than the key, or not of the lesson. */
export function isSilly(item: Item, lesson: Lesson): boolean {
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer] ?? ''
  return wrongOf(item).some(
    (option) => isNumber(option) !== isNumber(key) || (!isNumber(option) && !lesson.hasWords(option)),
  )
}
