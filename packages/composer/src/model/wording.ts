import type { Language } from '@klasrum/contract/source'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn, wordsOf } from '../languages/words.ts'

/** Markup, addresses and what a spreadsheet would run: nothing of it belongs on a paper. */
const markup =
  /<[a-z!/?]|&#?\w+;|https?:|www\.|javascript:|data:\w+\/|!?\[[^\]]*\]\(|```|\*\*|^[=@]|\{\{|\$\{/im
const unprintable = /[\p{Cc}\p{Co}\p{Cn}\uFFFD\u200B-\u200F\u202A-\u202E\u2060-\u206F\u{E0000}-\u{E007F}]/u
const code = /\b[A-Z]{1,5}\d{1,2}[A-Z]{0,4}-[IVX0-9]+[a-z]?(?:-[a-z0-9]+)*\b/i

/** Whether a text is plain words, without markup, addresses, hidden signs or a competency code. */
export const isClean = (text: string): boolean =>
  !markup.test(text) && !unprintable.test(text) && !code.test(text)

/** Whether a text of some length has small words of its own language, and as many as of the other. */
export function isIn(language: Language, text: string): boolean {
  const words = wordsOf(text)
  const smallWords = (of: Language) => words.filter((word) => rulesOf(of).isFunctionWord(word)).length
  const own = smallWords(language)
  if (words.length < 5) return true
  return own >= smallWords(language === 'en' ? 'fil' : 'en') && (own > 0 || words.length < 8)
}

/** What part of the words that carry meaning a source has too. */
export function grounded(text: string, source: string, language: Language): number {
  const { stemsOf } = rulesOf(language)
  return shareIn(stemsOf(text), stemsOf(source))
}
