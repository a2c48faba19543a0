import type { Language } from '@klasrum/contract/source'
import { rulesOf } from './rules-of.ts'
import { wordsOf } from './words.ts'

/** Whether a text has more of the small words of the other language than of its own. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const words = wordsOf(text)
  const count = (own: Language) => words.filter((word) => rulesOf(own).isFunctionWord(word)).length
  return count(language === 'en' ? 'fil' : 'en') > count(language)
}
