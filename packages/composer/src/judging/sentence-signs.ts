import { rulesOf } from '../languages/rules-of.ts'
import { isName, plain, wordsOf } from '../languages/words.ts'
import type { Lesson } from '../understand/lesson.ts'

/** What a learner reads, the passage behind it, in which language and in which lesson. */
export type JudgedSentence = { text: string; quote: string; language: 'en' | 'fil'; lesson: Lesson }

const texts: Readonly<Record<string, RegExp>> = {
  pronoun:
    /\b(?:it|its|they|them|their|he|she|his|her|him|ito|nito|niya|siya|sila|nila|kanila|kanilang|kanyang|kaniyang|kanya|dito|doon|roon|iyon|iyan)\b/iu,
  'adds to what was said':
    /\b(?:also|too|another|other|others|similar|same|such|again|rin|din|naman|pa|iba pang?|kaya)\b/iu,
  'begins with a condition': /^(?:if|when|once|after|before|kung|kapag|nang|habang)\b/iu,
  'begins with a known thing': /^(?:the|ang)\s\p{Ll}/iu,
  'says what ought to be': /\b(?:should|must|need to|needs to|ought|dapat|kailangang?)\b/iu,
  'says what may be':
    /\b(?:may|might|can|could|often|usually|sometimes|some|many|most|maaaring?|madalas|karaniwan)\b/iu,
  'many and various':
    /\b(?:many|several|various|variety|range|different|immense|all over|other|others|iba’t ibang?|marami|maraming)\b/iu,
  judges: /\b(?:important|crucial|beautiful|good|great|best|better|essential|mahalaga|maganda|mabuti)\b/iu,
  digits: /\d/u,
  money: /[₱₹$€]|\bphp\b/iu,
  'slash or sign': /[/&+*#@]/u,
  blank: /_{3,}/u,
  'capitals all through': /\b\p{Lu}{4,}\b/u,
}

type Sign = (told: JudgedSentence) => number

function unknownWords({ text, language, lesson }: JudgedSentence): number {
  const { knows } = rulesOf(language)
  const words = wordsOf(text).filter((word) => word.length > 3 && !/\d/.test(word) && !lesson.isProper(word))
  const unknown = words.filter((word) => knows(word.toLowerCase()) === false)
  return words.length === 0 ? 0 : unknown.length / words.length
}

/** Nothing in it is of this lesson alone: no number, no name, no word that the lesson sets apart. */
function isPlainTalk({ quote, lesson }: JudgedSentence): number {
  if (
    /[\d“‘"]/u.test(quote) ||
    wordsOf(quote)
      .slice(1)
      .some((word) => lesson.isNamed(word))
  )
    return 0
  const small = ` ${plain(quote)} `
  return [...lesson.terms].some(([term, { marked }]) => marked && small.includes(` ${term} `)) ? 0 : 1
}

const between =
  (from: number, to: number): Sign =>
  ({ text }) =>
    wordsOf(text).length >= from && wordsOf(text).length <= to ? 1 : 0

const reckoned: Readonly<Record<string, Sign>> = {
  'words unknown': unknownWords,
  'nothing of this lesson alone': isPlainTalk,
  'up to 7 words': between(0, 7),
  '8 to 12 words': between(8, 12),
  '19 to 26 words': between(19, 26),
  'over 26 words': between(27, 10_000),
  'names a person': ({ text, language }) => (rulesOf(language).peopleNamed(text).length > 0 ? 1 : 0),
  'begins with a name': ({ text, lesson }) =>
    isName(text.split(/\s/).slice(0, 2).join(' '), lesson.isProper) ? 1 : 0,
  'two languages': ({ text, language }) => (rulesOf(language).isMixed(text) ? 1 : 0),
}

/** What the words of a sentence show of themselves. */
export const sentenceSigns: Readonly<Record<string, Sign>> = {
  ...Object.fromEntries(
    Object.entries(texts).map(([name, pattern]): [string, Sign] => [
      name,
      ({ text }) => (pattern.test(text) ? 1 : 0),
    ]),
  ),
  ...reckoned,
}
