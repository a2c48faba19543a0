import { memoized } from './memoized.ts'

/** Letters, digits and what joins them inside a word. */
const word = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu

export const wordsOf = memoized((text: string): readonly string[] => text.match(word) ?? [])

export const plain = memoized((text: string): string => wordsOf(text).join(' ').toLowerCase())

/** "ATP" and "pH" stay as they are. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
/** "mRNA" and "pH" begin small wherever they stand. */
export const upperFirst = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

export const startsUpper = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Without the full stop, the comma or the spaces at its ends. */
export const trimmed = (text: string): string => text.replace(/^[\s,;:–—-]+|[\s.,;:–—-]+$/gu, '')

/** Runs of three words, by which near copies are found; of a short text, its single words. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length < 5) return new Set(words)
  return new Set(words.slice(2).map((last, at) => `${words[at]} ${words[at + 1]} ${last}`))
}

/** Share of what two sets have in common in all they have. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let both = 0
  for (const entry of one) if (other.has(entry)) both++
  return both / (one.size + other.size - both)
}

/** Share of the first set that the second has too. */
export function shareIn(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0
  let both = 0
  for (const entry of part) if (whole.has(entry)) both++
  return both / part.size
}

/** Whether the words of `part` stand one after the other in `whole`, whatever their capitals. */
export const mentions = (whole: string, part: string): boolean =>
  part !== '' && ` ${plain(whole)} `.includes(` ${plain(part)} `)

/** A name: known as one, or with a capital in more than its first word. */
export const isName = (text: string, isProper: (word: string) => boolean): boolean => {
  const [first = '', ...more] = wordsOf(text)
  return startsUpper(first) && (isProper(first) || more.some((word) => word.length > 2 && startsUpper(word)))
}
