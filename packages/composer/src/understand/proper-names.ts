import type { LanguageRules, Statement } from '../languages/language-rules.ts'
import { startsUpper, wordsOf } from '../languages/words.ts'

export type ProperNames = {
  /** Whether a word is a name, or may be one for all that the lesson shows. */
  isProper: (word: string) => boolean
  /** Whether the lesson writes a word with a capital in the middle of a sentence. */
  isNamed: (word: string) => boolean
}

const single = (word: string) => word.replace(/(?:es|s)$/, '')

/** A word in the middle of sentences shows whether it is a name; of others the dictionary knows the common ones. */
export function properNames(
  sentences: readonly Statement[],
  columns: readonly (readonly string[])[],
  { knows }: Pick<LanguageRules, 'knows'>,
): ProperNames {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { text } of sentences) {
    for (const word of wordsOf(text).slice(1)) {
      if (startsUpper(word)) capital.add(word)
      else small.add(word)
    }
    // "Taal Lake fills a basin": two capitals at the beginning are more than that of the sentence.
    const [, first] = /^(\p{Lu}\p{Ll}+)\s\p{Lu}\p{Ll}{2,}/u.exec(text) ?? []
    if (first) capital.add(first)
  }
  const smallStems = new Set([...small].map(single))
  const capitalStems = new Set([...capital].map(single))
  const isSmall = (word: string) =>
    small.has(word.toLowerCase()) || smallStems.has(single(word.toLowerCase()))
  // Entries of one list or column are of one kind: where one begins with a common word, so do the others.
  for (const entries of columns) {
    const first = entries.map((entry) => wordsOf(entry)[0] ?? '')
    if (first.some((word) => startsUpper(word) && isSmall(word) && !capital.has(word)))
      for (const word of first) if (!capital.has(word)) small.add(word.toLowerCase())
  }
  for (const entries of columns) {
    const first = entries.map((entry) => wordsOf(entry)[0] ?? '').filter(startsUpper)
    const names = first.filter((word) => !isSmall(word) && (capital.has(word) || knows(word) === false))
    if (names.length > first.length / 2) for (const word of first) if (!isSmall(word)) capital.add(word)
  }
  return {
    isNamed: (word) =>
      startsUpper(word) && (capital.has(word) || capitalStems.has(single(word))) && !isSmall(word),
    isProper: (word) => !isSmall(word) && (capital.has(word) || (startsUpper(word) && !knows(word))),
  }
}
