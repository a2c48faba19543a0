import { readFileSync } from 'node:fs'

/** Syllables after the one that carries the stress, and whether the word ends in a glottal stop. */
export type Stress = { place: 0 | 1 | 2; glottal: boolean }

const ordinary: Stress = { place: 1, glottal: false }
/** *Música*, *república*: words from Spanish that end so have it one earlier. */
const fromSpanish = /[aeiou][a-z]*[bdlmnprst]ik[ao]$/
const early: Stress = { place: 2, glottal: false }

/** One word a line: `word` is stressed at its end, `word'` ends in a glottal stop, `word^` has both. */
function readStresses(text: string): Map<string, Stress> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const word = line.trim().replace(/['^]$/, '')
      return [word, { place: line.trim().endsWith("'") ? 1 : 0, glottal: /['^]$/.test(line.trim()) }]
    }),
  )
}

const stresses = readStresses(readFileSync(new URL('./stress-words.txt', import.meta.url), 'utf8'))

export const listedStress = (word: string): Stress | undefined => stresses.get(word)
export const isListedFilipino = (word: string): boolean => stresses.has(word)

const prefixes =
  /^(?:nakapag|makapag|nagpa|magpa|nakiki|makiki|pinaka|napaka|naka|maka|nagka|magka|ipag|ipa|nag|mag|pag|pang|mang|nang|tag|taga|ika|pam|mam|pan|man|na|ma|ka|pa|sa|i|um|in)/
/** Shorter ones would be found in words that they are no part of. */
const leastRoot = 4

/** The same root, a beginning in front of it or a linker behind it. */
function rootOf(word: string): Stress | undefined {
  for (let rest = word; ; ) {
    const prefix = prefixes.exec(rest)?.[0]
    if (!prefix) return
    rest = rest.slice(prefix.length)
    // The first syllable is said twice for what goes on: *gaganda*.
    const single = /^([^aeiou]?[aeiou])\1/.test(rest) ? rest.replace(/^[^aeiou]?[aeiou]/, '') : rest
    for (const root of [rest, single])
      if (root.length >= leastRoot) {
        const found = stresses.get(root)
        if (found) return found
      }
    if (rest.length < leastRoot) return
  }
}

function ofBase(word: string): Stress | undefined {
  return stresses.get(word) ?? rootOf(word)
}

/** A linker takes the place of the glottal stop: *bata*, but *batang*. */
function ofLinked(word: string): Stress | undefined {
  const base = /[aeiou]ng$/.test(word) ? [word.slice(0, -2), word.slice(0, -1)] : []
  for (const each of base) {
    const found = ofBase(each)
    if (found) return { ...found, glottal: false }
  }
  return
}

/** An ending draws the stress one syllable on: *ganda*, *gandahan*. */
function ofSuffixed(word: string): Stress | undefined {
  const root = /^(.{4,}?)(?:h?an|h?in)$/.exec(word)?.[1]
  if (!root) return
  const found = stresses.get(root) ?? stresses.get(root.replace(/u(?=[^aeiou]*$)/, 'o'))
  return found && { ...found, glottal: false }
}

export const stressOf = (word: string): Stress =>
  ofBase(word) ?? ofLinked(word) ?? ofSuffixed(word) ?? (fromSpanish.test(word) ? early : ordinary)
