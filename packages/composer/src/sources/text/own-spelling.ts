import type { Language, SourceDocument } from '@klasrum/contract/source'
import { rulesOf } from '../../languages/rules-of.ts'
import { blockLinesOf } from '../../understand/features.ts'

/** A word that stands so often in a file is right there; one that stands this seldom may be a slip. */
const leastOften = 4
const mostSeldom = 2
const fewestLetters = 6

const word = /\p{L}[\p{L}-]*\p{L}/gu
/** Whether one word is the other with a letter of its middle left out. */
function lacksOne(short: string, long: string): boolean {
  if (long.length !== short.length + 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const isOneOff = short.slice(at) === long.slice(at + 1)
  return isOneOff && at >= 2 && at < short.length - 1
}

const isNear = (slip: string, right: string): boolean => lacksOne(slip, right) || lacksOne(right, slip)

const spellers = new WeakMap<SourceDocument, (text: string, language: Language) => string>()

/** Mends words that a file writes once or twice where it writes another, one letter off, again and again. */
export function spellerOf(document: SourceDocument): (text: string, language: Language) => string {
  const known = spellers.get(document)
  if (known) return known
  const counts = new Map<string, number>()
  for (const line of document.blocks.flatMap(blockLinesOf))
    for (const [found] of line.matchAll(word)) {
      const small = found.toLowerCase()
      counts.set(small, (counts.get(small) ?? 0) + 1)
    }
  const frequent = [...counts].flatMap(([text, count]) => (count >= leastOften ? [text] : []))
  const rightFor = (slip: string, language: Language): string => {
    if (slip.length < fewestLetters || (counts.get(slip) ?? 0) > mostSeldom) return slip
    // Where there is no dictionary, as of Filipino, two words that are one letter off may both be right.
    if (document.language === 'fil' || rulesOf(language).knows(slip) !== false) return slip
    const [only, ...others] = frequent.filter((right) => isNear(slip, right))
    return only !== undefined && others.length === 0 ? only : slip
  }
  const spell = (text: string, language: Language) =>
    text.replace(word, (found) => (/^\p{Ll}/u.test(found) ? rightFor(found, language) : found))
  spellers.set(document, spell)
  return spell
}
