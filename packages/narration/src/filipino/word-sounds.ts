import { irregularWords } from './irregular-words.ts'
import { listedStress, type Stress, stressOf } from './stress.ts'

/**
 * How a word sounds, in the letters of Filipino: `ng`, `ny`, `ts`, `dy` and `sy` are one sound each, `'` is a glottal stop.
 * `stressed` is the place of the vowel that carries the stress; none in the small words of a sentence.
 */
export type WordSounds = { sounds: string[]; stressed: number | null }

const small = new Set(
  'ang ng sa ay at na ni si kay o kung di ko mo ka pa ba rin din lang nang para upang bago sina nina kina raw daw man nga ho po y'.split(
    ' ',
  ),
)

const isVowel = (sound: string | undefined): boolean => sound !== undefined && /^[aeiou]$/.test(sound)

const marks: Readonly<Record<string, { stress: boolean; glottal: boolean }>> = {
  '\u0301': { stress: true, glottal: false },
  '\u0300': { stress: false, glottal: true },
  '\u0302': { stress: true, glottal: true },
}

/** Letters to sounds, the first that fits; what is spelled as in Spanish or English comes before single letters. */
const spellings: readonly [RegExp, readonly string[]][] = [
  [/ng/y, ['ng']],
  [/ñ/y, ['ny']],
  [/tsy|ch|ts/y, ['ts']],
  [/dy/y, ['dy']],
  [/sh|sy(?=[aeiou])|(?<=[^aeiou])siy(?=[eo]|a$)/y, ['sy']],
  [/ph|ff/y, ['f']],
  [/th/y, ['t']],
  [/qu(?=[ei])|q(?!u)|ck|cc(?![ei])/y, ['k']],
  [/qu/y, ['k', 'w']],
  [/gu(?=[ei])/y, ['g']],
  [/c(?=[eiy])/y, ['s']],
  [/c/y, ['k']],
  [/ll(?=[aeiou])/y, ['l', 'y']],
  [/x/y, ['k', 's']],
  [/zz?/y, ['s']],
  [/([bdfgklmnprst])\1/y, []],
]

/** Marks of a loan: its vowels run together, as *nación* does, where those of a Filipino word are kept apart. */
const isLoan = (word: string): boolean => /[cfjqvxzñ]|ll|rr/.test(word)

function soundsIn(letters: string): string[] {
  const sounds: string[] = []
  const loan = isLoan(letters)
  for (let at = 0; at < letters.length; ) {
    const letter = letters[at] ?? ''
    const found = spellings.find(([pattern]) => {
      pattern.lastIndex = at
      return pattern.test(letters)
    })
    if (found) {
      sounds.push(...(found[1].length > 0 ? found[1] : [letter]))
      at = found[0].lastIndex
      continue
    }
    at += 1
    const next = letters[at]
    const glides = loan && isVowel(next) && next !== letter && sounds.length > 0 && !isVowel(sounds.at(-1))
    if (letter === 'j') sounds.push('h')
    else if (letter === 'i' && glides) sounds.push('y')
    else if (letter === 'u' && glides) sounds.push('w')
    else if (/[a-z']/.test(letter)) sounds.push(letter)
  }
  return withStops(sounds)
}

/** Two vowels side by side are kept apart. */
const withStops = (sounds: readonly string[]): string[] =>
  sounds.flatMap((sound, at) => (isVowel(sound) && isVowel(sounds[at - 1]) ? ["'", sound] : [sound]))

const vowelsOf = (sounds: readonly string[]): number[] =>
  sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []))

/** A written accent tells more than the list. */
function plainOf(word: string): {
  letters: string
  accent: { stress: boolean; glottal: boolean; vowel: number } | null
} {
  let accent = null
  let vowels = 0
  let letters = ''
  for (const letter of word.normalize('NFD').replaceAll('n\u0303', 'ñ')) {
    const mark = marks[letter]
    if (mark) accent = { ...mark, vowel: vowels - 1 }
    else if (/[a-zñ']/.test(letter)) letters += letter
    if (isVowel(letter)) vowels += 1
  }
  return { letters, accent }
}

function partSounds(part: string, known?: Stress): WordSounds {
  const { letters, accent } = plainOf(part)
  const sounds = soundsIn(letters)
  const vowels = vowelsOf(sounds)
  const last = vowels.length - 1
  const { place: usual, glottal } = known ?? stressOf(letters)
  if ((accent?.glottal ?? glottal) && isVowel(sounds.at(-1))) sounds.push("'")
  const place = accent ? (accent.stress ? accent.vowel : last - 1) : last - usual
  return { sounds, stressed: vowels[Math.max(0, Math.min(last, place))] ?? null }
}

/** A word in small letters, with its hyphens and accents. */
export function wordSounds(word: string): WordSounds {
  const written = Object.hasOwn(irregularWords, word) ? (irregularWords[word] ?? word) : word
  if (small.has(word)) return { sounds: soundsIn(plainOf(written).letters), stressed: null }
  const parts = written.split(/[-’]+/).filter(Boolean)
  const sounds: string[] = []
  let stressed: number | null = null
  for (const [at, part] of parts.entries()) {
    const own = partSounds(part, at === parts.length - 1 ? listedStress(word) : undefined)
    // A hyphen before a vowel is a stop: *pag-aaral*.
    if (sounds.length > 0 && sounds.at(-1) !== "'" && isVowel(own.sounds[0])) sounds.push("'")
    if (own.stressed !== null) stressed = sounds.length + own.stressed
    sounds.push(...own.sounds)
  }
  return { sounds, stressed }
}
