import type { WordSounds } from './word-sounds.ts'

/** English sounds, as the engine of the built-in voice writes them, in the mouth of a Filipino. */
const accents: Readonly<Record<string, readonly string[]>> = {
  æ: ['a'],
  a: ['a'],
  ʌ: ['a'],
  ɑː: ['a'],
  ɑːɹ: ['a', 'r'],
  ɪ: ['i'],
  iː: ['i'],
  iə: ['i', 'y', 'a'],
  ʊ: ['u'],
  uː: ['u'],
  ɔ: ['o'],
  ɔː: ['o'],
  ɔːɹ: ['o', 'r'],
  oːɹ: ['o', 'r'],
  ɛ: ['e'],
  ɛɹ: ['e', 'r'],
  ɪɹ: ['i', 'r'],
  ʊɹ: ['u', 'r'],
  ɜː: ['e', 'r'],
  eɪ: ['e', 'y'],
  aɪ: ['a', 'y'],
  aɪɚ: ['a', 'y', 'e', 'r'],
  aɪə: ['a', 'y', 'a'],
  aʊ: ['a', 'w'],
  ɔɪ: ['o', 'y'],
  oʊ: ['o'],
  ɹ: ['r'],
  r: ['r'],
  ɾ: ['t'],
  θ: ['t'],
  ð: ['d'],
  ʃ: ['sy'],
  tʃ: ['ts'],
  dʒ: ['dy'],
  ʒ: ['sy'],
  z: ['s'],
  ŋ: ['ng'],
  j: ['y'],
  ɡ: ['g'],
  x: ['k'],
}

/** Said with the vowel that is written; the rest of the sound comes after it. */
const weak: Readonly<Record<string, { usual: string; rest: readonly string[] }>> = {
  ə: { usual: 'a', rest: [] },
  ɐ: { usual: 'a', rest: [] },
  ᵻ: { usual: 'i', rest: [] },
  ɚ: { usual: 'e', rest: ['r'] },
  əl: { usual: 'o', rest: ['l'] },
  n̩: { usual: 'e', rest: ['n'] },
  ɑː: { usual: 'a', rest: [] },
}

const isVowel = (sound: string): boolean => /[aeiouæʌɑɪʊɔɛɜəɚɐᵻ]|\u0329/u.test(sound)

/** Vowels as written, the silent e at the end left out. */
const writtenVowels = (word: string): string[] =>
  word.replace(/(?<=[aeiou][^aeiou]+)e(s|d)?$/u, '$1').match(/[aeiou]+|(?<=[^aeiou])y/gu) ?? []

/** An English word as it is said inside a Filipino sentence. */
export function withAccent(word: string, spoken: readonly string[]): WordSounds {
  const written = writtenVowels(word.toLowerCase())
  const count = spoken.filter(isVowel).length
  const sounds: string[] = []
  let [vowel, stressed]: [number, number | null] = [0, null]
  for (const each of spoken) {
    const bare = each.replace(/^[ˈˌ]/u, '')
    if (each.startsWith('ˈ')) stressed = sounds.length
    const own = weak[bare]
    const letter = written.length === count ? written[vowel]?.[0]?.replace('y', 'i') : undefined
    if (own) sounds.push(letter ?? own.usual, ...own.rest)
    else
      sounds.push(
        ...(accents[bare] ?? accents[bare.replace('ː', '')] ?? Array.from(bare.replace(/[^a-z]/g, ''))),
      )
    if (isVowel(bare)) vowel += 1
  }
  return { sounds, stressed: sounds.length > 0 ? (stressed ?? 0) : null }
}
