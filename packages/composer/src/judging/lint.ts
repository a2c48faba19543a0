import type { Item } from '@klasrum/contract/material'
import type { Tongue } from '../languages/tongue.ts'
import { tongueOf } from '../languages/tongues.ts'
import { startsUpper, wordsOf } from '../languages/words.ts'
import { askedOf, keysOf } from '../sources/candidate.ts'
import { lengthsEven } from '../sources/distractors.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isDebris } from './debris.ts'
import { keyIsMissing, notComputed, structureWrong, tellsAnswer } from './lint-key.ts'
import { hasTwoRight, isNumber, isSilly, optionsOf } from './lint-options.ts'

export const itemRules = [
  'wrong_key',
  'key_longest',
  'two_right_answers',
  'silly_distractor',
  'unclear_alone',
  'trivial_blank',
  'grammar_cue',
  'tells_answer',
  'quote_not_found',
  'key_not_in_quote',
  'key_not_computed',
  'debris',
  'all_of_these',
  'double_negative',
  'absolute_word',
  'wrong_language',
  'reading_level',
] as const
export type ItemRule = (typeof itemRules)[number]

/** Told to the teacher, but no reason to refuse an item. */
export const flagged: ReadonlySet<ItemRule> = new Set(['reading_level'])

type Check = (item: Item, lesson: Lesson, tongue: Tongue) => boolean

const stems: Record<Item['form'], number> = {
  multiple_choice: 1,
  true_false: 2,
  modified_true_false: 2,
  identification: 2,
  matching: 0,
  enumeration: 1,
  sequencing: 0,
  problem: 0,
  essay: 1,
}

function isUnclear(item: Item, tongue: Tongue): boolean {
  const texts = item.form === 'matching' ? item.premises : [item.stem]
  if (
    item.form !== 'matching' &&
    item.form !== 'problem' &&
    tongue.stemsOf(item.stem).size < stems[item.form]
  )
    return true
  return (
    item.form !== 'sequencing' && item.form !== 'essay' && texts.some((text) => tongue.unresolved.test(text))
  )
}

function isTrivial(item: Item, tongue: Tongue): boolean {
  if (item.form === 'problem' || item.form === 'enumeration') return false
  return keysOf(item).some((key) => {
    if (/^(?:figure|fig\.?|table|page|larawan|pahina|talahanayan)\s*\d*/i.test(key)) return true
    return (
      wordsOf(key).length <= 3 &&
      !isNumber(key) &&
      !tongue.isContent(key) &&
      !tongue.numbers.includes(key.toLowerCase()) &&
      !tongue.opposites.has(key.toLowerCase())
    )
  })
}

function cuesByGrammar(item: Item, tongue: Tongue): boolean {
  if (/_{2,}-?ng\b/.test(item.stem)) return true
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer] ?? ''
  const article = /\b(an?)\s+_{2,}|\b(an?)\s*[:?]?$/i.exec(item.stem)
  if (article) {
    const vowel = /^an$/i.test(article[1] ?? article[2] ?? '')
    if (item.options.some((option) => /^[aeiou]/i.test(option) !== vowel)) return true
  }
  if (item.options.some((option) => startsUpper(option) !== startsUpper(key))) return true
  const short = item.options.every((option) => wordsOf(option).length <= 4 && !isNumber(option))
  return short && item.options.some((option) => tongue.isPlural(option) !== tongue.isPlural(key))
}

function isInOtherLanguage(item: Item, lesson: Lesson, tongue: Tongue): boolean {
  if (!lesson.outline.topics.some((topic) => topic.language === item.language)) return true
  const words = wordsOf(askedOf(item))
  const other = tongueOf(item.language === 'en' ? 'fil' : 'en')
  const own = words.filter((word) => tongue.isFunctionWord(word)).length
  return words.length >= 5 && words.filter((word) => other.isFunctionWord(word)).length > own
}

const negatives = (text: string, tongue: Tongue) => text.match(tongue.negative)?.length ?? 0

const isHardToRead = (item: Item) => {
  const words = wordsOf(item.stem)
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return words.length > 40 || (words.length >= 6 && letters / words.length > 8)
}

const checks: Record<ItemRule, Check> = {
  wrong_key: structureWrong,
  key_longest: (item) => item.form === 'multiple_choice' && !lengthsEven(item.options, item.answer),
  two_right_answers: hasTwoRight,
  silly_distractor: isSilly,
  unclear_alone: (item, _, tongue) => isUnclear(item, tongue),
  trivial_blank: (item, _, tongue) => isTrivial(item, tongue),
  grammar_cue: (item, _, tongue) => cuesByGrammar(item, tongue),
  tells_answer: (item, _, tongue) => tellsAnswer(item, tongue),
  quote_not_found: ({ source }, lesson) =>
    source !== null &&
    !lesson.passagesAt(source.file, source.paragraph).some((passage) => passage.includes(source.quote)),
  key_not_in_quote: keyIsMissing,
  key_not_computed: notComputed,
  debris: (item) =>
    (item.form !== 'problem' && isDebris(item.stem)) ||
    [item.stem, ...optionsOf(item)].some((text) => /\uFFFD|\p{Cc}/u.test(text)),
  all_of_these: (item, _, tongue) =>
    [item.stem, ...optionsOf(item)].some((text) => tongue.allOfThese.test(text)),
  double_negative: (item, _, tongue) => {
    const asked = negatives(item.stem, tongue)
    return asked > 1 || (asked === 1 && optionsOf(item).some((option) => negatives(option, tongue) > 0))
  },
  absolute_word: (item, _, tongue) =>
    item.form !== 'essay' &&
    [item.form === 'problem' ? '' : item.stem, ...optionsOf(item)].some((text) => tongue.absolute.test(text)),
  wrong_language: isInOtherLanguage,
  reading_level: isHardToRead,
}

/** The rules that an item breaks. A question of the file itself is shown as it stands: rules for our own wording do not judge it. */
export function lintItem(item: Item, lesson: Lesson): ItemRule[] {
  if (item.origin === 'exercise') return []
  const tongue = tongueOf(item.language)
  return itemRules.filter((rule) => checks[rule](item, lesson, tongue))
}

export const passes = (item: Item, lesson: Lesson): boolean =>
  lintItem(item, lesson).every((rule) => flagged.has(rule))
