import type { Item } from '@klasrum/contract/material'
import type { LanguageRules } from '../languages/language-rules.ts'
import { isInOtherLanguage } from '../languages/other-language.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { startsUpper, wordsOf } from '../languages/words.ts'
import { askedOf, keysOf } from '../sources/candidate.ts'
import { lengthsEven } from '../sources/distractors.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isExtractionNoise } from './extraction-noise.ts'
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

type Check = (item: Item, lesson: Lesson, rules: LanguageRules) => boolean

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

function isUnclear(item: Item, rules: LanguageRules): boolean {
  const texts = item.form === 'matching' ? item.premises : [item.stem]
  if (rules.stemsOf(item.stem).size < stems[item.form]) return true
  return (
    item.form !== 'sequencing' && item.form !== 'essay' && texts.some((text) => rules.unresolved.test(text))
  )
}

function isTrivial(item: Item, rules: LanguageRules): boolean {
  if (item.form === 'problem' || item.form === 'enumeration') return false
  return keysOf(item).some((key) => {
    if (/^(?:fig(?:ures?)?|tables?|pages?|larawan|pahina|talahanayan)\b/i.test(key)) return true
    return (
      wordsOf(key).length <= 3 &&
      !isNumber(key) &&
      !rules.isContent(key) &&
      !rules.numbers.includes(key.toLowerCase()) &&
      !rules.opposites.has(key.toLowerCase())
    )
  })
}

function cuesByGrammar(item: Item, rules: LanguageRules): boolean {
  if (/_{2,}-?ng\b/.test(item.stem)) return true
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer] ?? ''
  const article = /\ban?(?:\s+_{2,}|\s*[:?]?$)/i.exec(item.stem)
  if (article) {
    const vowel = /an/i.test(article[0])
    if (item.options.some((option) => /^[aeiou]/i.test(option) !== vowel)) return true
  }
  if (item.options.some((option) => startsUpper(option) !== startsUpper(key))) return true
  const short = item.options.every((option) => wordsOf(option).length <= 4 && !isNumber(option))
  return short && item.options.some((option) => rules.isPlural(option) !== rules.isPlural(key))
}

function isOfOtherLanguage(item: Item, lesson: Lesson): boolean {
  if (!lesson.outline.topics.some((topic) => topic.language === item.language)) return true
  const text = askedOf(item)
  return wordsOf(text).length >= 5 && isInOtherLanguage(text, item.language)
}

const negatives = (text: string, rules: LanguageRules) => text.match(rules.negative)?.length ?? 0

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
  unclear_alone: (item, _, rules) => isUnclear(item, rules),
  trivial_blank: (item, _, rules) => isTrivial(item, rules),
  grammar_cue: (item, _, rules) => cuesByGrammar(item, rules),
  tells_answer: (item, _, rules) => tellsAnswer(item, rules),
  quote_not_found: ({ source }, lesson) =>
    source !== null &&
    !lesson.passagesAt(source.file, source.paragraph).some((passage) => passage.includes(source.quote)),
  key_not_in_quote: keyIsMissing,
  key_not_computed: notComputed,
  debris: (item) =>
    (item.form !== 'problem' && isExtractionNoise(item.stem)) ||
    [item.stem, ...optionsOf(item)].some((text) => /\uFFFD|\p{Cc}/u.test(text)),
  all_of_these: (item, _, rules) =>
    [item.stem, ...optionsOf(item)].some((text) => rules.allOfThese.test(text)),
  double_negative: (item, _, rules) => {
    const asked = negatives(item.stem, rules)
    return asked > 1 || (asked === 1 && optionsOf(item).some((option) => negatives(option, rules) > 0))
  },
  absolute_word: (item, _, rules) =>
    item.form !== 'essay' &&
    [item.form === 'problem' ? '' : item.stem, ...optionsOf(item)].some((text) => rules.absolute.test(text)),
  wrong_language: isOfOtherLanguage,
  reading_level: isHardToRead,
}

/** The rules that an item breaks. A question of the file itself is shown as it stands: rules for our own wording do not judge it. */
export function lintItem(item: Item, lesson: Lesson): ItemRule[] {
  if (item.origin === 'exercise') return []
  const rules = rulesOf(item.language)
  return itemRules.filter((rule) => checks[rule](item, lesson, rules))
}

export const passes = (item: Item, lesson: Lesson): boolean =>
  lintItem(item, lesson).every((rule) => flagged.has(rule))
