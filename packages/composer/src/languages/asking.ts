import type { Asking } from './language-rules.ts'
import { lowerFirst, startsUpper, wordsOf } from './words.ts'

export type IsProper = (word: string) => boolean

/** Inside a question a name keeps its capital and every other word loses it, as what begins with an article does. */
export function insideAs(articles: RegExp, term: string, isProper: IsProper): string {
  const [first = '', second = ''] = wordsOf(term)
  if (articles.test(term)) return lowerFirst(term)
  if (/^[\p{Lu}\p{N}]{2,}|^\p{Lu}$/u.test(first)) return term
  // A capital further on is a name of its own: "Volcanic soil near Mayon is fertile".
  return isProper(first) || (second.length > 2 && startsUpper(second)) ? term : lowerFirst(term)
}

export const ask = (
  of: Asking['of'],
  stem: string,
  open: string | null,
  bloom: Asking['bloom'],
  worth: number,
): Asking => ({ of, stem: `${stem}?`, open: open === null ? null : `${open}?`, bloom, worth })
