import type { Asking } from './tongue.ts'
import { isName, lowerFirst, wordsOf } from './words.ts'

export type IsProper = (word: string) => boolean

/** Inside a question a name keeps its capital and every other word loses it, as what begins with an article does. */
export function insideAs(articles: RegExp, term: string, isProper: IsProper): string {
  const [first = '', second] = wordsOf(term)
  if (articles.test(term)) return lowerFirst(term)
  if (/^[\p{Lu}\p{N}]{2,}|^\p{Lu}$/u.test(first)) return term
  // "Root hairs" begins a sentence; a name of two words has two capitals.
  if (second && wordsOf(term).length <= 3 && /^\p{Ll}{4}/u.test(second)) return lowerFirst(term)
  return isName(term, isProper) ? term : lowerFirst(term)
}

export const ask = (
  of: Asking['of'],
  stem: string,
  open: string | null,
  bloom: Asking['bloom'],
  worth: number,
): Asking => ({ of, stem: `${stem}?`, open: open === null ? null : `${open}?`, bloom, worth })
