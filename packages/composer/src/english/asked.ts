import type { Asking, Fact } from '../tongue.ts'
import { isName, lowerFirst, wordsOf } from '../words.ts'
import { stemsOf } from './stems.ts'

export type IsProper = (word: string) => boolean

/** Inside a question a name keeps its capital and every other word loses it. */
export function inside(term: string, isProper: IsProper): string {
  const [first = '', second] = wordsOf(term)
  if (/^(?:the|an?)\s/i.test(term)) return lowerFirst(term)
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

export type Made = Omit<Fact, 'statement'>

/** "a J-shaped organ that stores food": an organ. */
export function headOf(detail: string): string {
  const named = detail.replace(/^(?:an?|the|any|one of the)\s+/i, '')
  const [before = ''] = named.split(
    /\s(?:that|which|who|whose|where|when|of|in|for|to|from|with|by|on|used|made|found|led|called|between|per|written|taken)\s/,
  )
  return [...stemsOf(before.split(' ').at(-1) ?? '')][0] ?? ''
}

/** "a", "the" or no article: mixed, the odd one out would be seen. */
export const nameShape = (detail: string) =>
  `name ${/^an?\s/i.test(detail) ? 'a' : /^the\s/i.test(detail) ? 'the' : ''}`
