import type { Item, MaterialSettings } from '@klasrum/contract/material'
import { isExtractionNoise } from '../judging/extraction-noise.ts'
import { notComputed, structureWrong } from '../judging/lint-key.ts'
import { optionsOf } from '../judging/lint-options.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { mentions, plain, wordsOf } from '../languages/words.ts'
import { keysOf } from '../sources/candidate.ts'
import { wordsOfIdea } from '../sources/units/nearness.ts'
import { placedUnits } from '../sources/units/placed-unit.ts'
import type { Lesson } from '../understand/lesson.ts'
import { passagesOf } from '../understand/statements.ts'
import type { Drafted } from './item-of.ts'
import { isPersonal } from './passages.ts'
import { grounded, isClean, isIn } from './wording.ts'

export const gateNames = [
  'not_plain',
  'personal',
  'not_a_sentence',
  'wrong_language',
  'wrong_key',
  'all_of_these',
  'double_negative',
  'tells_answer',
  'article_cue',
  'key_longest',
  'points_outside',
  'only_not',
  'not_computed',
  'not_of_lesson',
  'answer_not_of_lesson',
] as const
export type Gate = (typeof gateNames)[number]

export type Ground = { lesson: Lesson; heading: MaterialSettings['heading'] }

/** What a learner or a teacher reads of an item. */
const textsIn = (item: Item): string[] => {
  const { source, basis, topic, ...own } = item
  return Object.entries(own)
    .filter(([name]) => name !== 'rubric')
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((text) => typeof text === 'string')
}

const textBefore = new WeakMap<Lesson, string>()

/** All that the lesson and its units say, headings and title included. */
function textOfLesson(lesson: Lesson): string {
  const known = textBefore.get(lesson)
  if (known !== undefined) return known
  const { outline } = lesson
  const text = [
    outline.title,
    ...outline.topics.flatMap(({ title, above, blocks }) => [title, ...above, ...blocks.flatMap(passagesOf)]),
    ...placedUnits(lesson).flatMap(({ unit }) => unit.ideas.map(wordsOfIdea)),
  ].join('\n')
  textBefore.set(lesson, text)
  return text
}

const lastSentence = (text: string) => sentencesOf(text).at(-1) ?? text

/** Begins as a sentence does and ends as one; a stem may also lead up to its options or have a blank. */
function isSentence({ form, stem }: Item): boolean {
  const begins = /^["“‘'(¿]*(?:[\p{Lu}\p{N}]|_{2,}|\p{Ll}(?!\p{Ll}))/u.test(stem)
  const ends = /(?:[.?!:…]|_{2,})["”’')]*$/u.test(stem.trim())
  const isStatement = form === 'true_false' || form === 'modified_true_false'
  return begins && ends && wordsOf(stem).length >= 3 && !(isStatement && /\?["”’')]*$/.test(stem.trim()))
}

/** What part of the words of an item the lesson must have; one that asks for more than recall brings words of its own. */
const ofLesson = (bloom: Item['bloom']) => (bloom === 'remember' || bloom === 'understand' ? 0.4 : 0.2)

const textsOfItem = (item: Item): string[] => {
  switch (item.form) {
    case 'matching':
      return [item.stem, ...item.premises, ...item.answers]
    case 'sequencing':
      return [item.stem, ...item.steps]
    case 'multiple_choice':
    case 'true_false':
    case 'modified_true_false':
    case 'identification':
    case 'enumeration':
    case 'problem':
    case 'essay':
      return [item.stem, ...keysOf(item)]
  }
}

const isOfLesson = (item: Item, lesson: Lesson): boolean =>
  grounded(textsOfItem(item).join(' '), textOfLesson(lesson), item.language) >= ofLesson(item.bloom) &&
  (item.form !== 'essay' || grounded(item.looked_for.join(' '), textOfLesson(lesson), item.language) >= 0.4)

/** A word that is to be written without choices is one that learners have met. */
const isAnswerMet = (item: Item, lesson: Lesson): boolean =>
  (item.form !== 'identification' && item.form !== 'enumeration') ||
  keysOf(item).every(
    (key) =>
      !/\p{L}/u.test(key) ||
      grounded(key, textOfLesson(lesson), item.language) >= 0.5 ||
      lesson.hasWords(key),
  )

const negatives = (text: string, item: Item) => text.match(rulesOf(item.language).negative)?.length ?? 0

/** "a ____" before options of which only some can follow it. */
function hasArticleCue(item: Item): boolean {
  const article = /\b(an?)\s+_{2,}|\b(an?)\s*[:?.]?$/i.exec(item.stem)
  if (!article || item.form !== 'multiple_choice') return false
  const vowel = /^an$/i.test(article[1] ?? article[2] ?? '')
  return item.options.some((option) => /^[aeiou]/i.test(option) !== vowel)
}

/** Far longer than every other option. */
function keyStandsOut(item: Item): boolean {
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer]?.length ?? 0
  const next = Math.max(...item.options.filter((_, at) => at !== item.answer).map((option) => option.length))
  return key > 1.8 * next && key - next > 20
}

function tellsAnswer(item: Item): boolean {
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer] ?? ''
  return (
    mentions(item.stem, key) &&
    !item.options.some((option, at) => at !== item.answer && mentions(item.stem, option))
  )
}

const figure =
  /\b(?:figure|fig\.|table|page|larawan|pahina|talahanayan)\s*\d|\b(?:picture|figure) (?:above|below)\b|\blarawan sa (?:itaas|ibaba)\b/iu
const pointsBack = /^(?:this|these|those|they|it|he|she|ito|iyon|sila|siya|ang mga ito)\b/iu

/** A figure or page, or a word that stands for something no sentence before it names. */
const pointsOutside = ({ stem }: Item) => figure.test(stem) || pointsBack.test(stem)

/** A false statement that is its proof with "not" put in or taken away. */
function isOnlyNot({ item, evidence }: Drafted): boolean {
  if ((item.form !== 'true_false' && item.form !== 'modified_true_false') || item.answer) return false
  const without = (text: string) => plain(text.replace(rulesOf(item.language).negative, ' '))
  return evidence.some(({ quote }) => without(quote) === without(item.stem))
}

const checks: Record<Gate, (drafted: Drafted, ground: Ground) => boolean> = {
  not_plain: ({ item }) => !textsIn(item).every(isClean),
  personal: ({ item }, { heading }) => textsIn(item).some((text) => isPersonal(text, heading)),
  not_a_sentence: ({ item }) =>
    !isSentence(item) || (item.form !== 'problem' && isExtractionNoise(lettersOnly(item.stem))),
  wrong_language: ({ item }) => !isIn(item.language, [item.stem, ...optionsOf(item)].join(' ')),
  wrong_key: ({ item }) => structureWrong(item),
  all_of_these: ({ item }) =>
    [item.stem, ...optionsOf(item)].some((text) => rulesOf(item.language).allOfThese.test(text)),
  double_negative: ({ item }) => item.form !== 'essay' && negatives(lastSentence(item.stem), item) > 1,
  tells_answer: ({ item }) => tellsAnswer(item),
  article_cue: ({ item }) => hasArticleCue(item),
  key_longest: ({ item }) => keyStandsOut(item),
  points_outside: ({ item }) => pointsOutside(item),
  only_not: isOnlyNot,
  not_computed: ({ item }) => notComputed(item),
  not_of_lesson: ({ item }, { lesson }) => !isOfLesson(item, lesson),
  answer_not_of_lesson: ({ item }, { lesson }) => !isAnswerMet(item, lesson),
}

/** Without blanks, which are signs that belong there. */
const lettersOnly = (stem: string) => stem.replace(/_{2,}/g, 'word')

/** The first rule that a draft breaks. Whether its key is right is found out by answering it. */
export const gateAgainst = (drafted: Drafted, ground: Ground): Gate | null =>
  gateNames.find((name) => checks[name](drafted, ground)) ?? null
