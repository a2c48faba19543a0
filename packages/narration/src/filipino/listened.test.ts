import { readFileSync } from 'node:fs'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { afterAll, expect, test } from 'vitest'
import { writeOutFilipino } from '../normalise-filipino.ts'
import { openVoiceProgram } from '../voice-program.ts'
import { withAccent } from './english-accent.ts'
import { isEnglishInside } from './english-inside.ts'
import { irregularWords } from './irregular-words.ts'
import { wordSounds } from './word-sounds.ts'

const program = openVoiceProgram()
afterAll(() => program.end())

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

async function spokenWord(word: string): Promise<string> {
  const isEnglish = !Object.hasOwn(irregularWords, word) && isEnglishInside(word)
  const english = isEnglish ? await program.sounds('en-us', word) : []
  const { sounds, stressed } = isEnglish
    ? withAccent(
        word,
        english.flatMap((each) => each.sounds),
      )
    : wordSounds(word)
  return sounds.map((sound, at) => (at === stressed ? sound.toUpperCase() : sound)).join('')
}

/** *ba-TA'* is a word whose last vowel is stressed; where syllables part is not heard. */
const asHeard = (listed: string): string =>
  listed
    .split('-')
    .map((part) =>
      part === part.toUpperCase() && /\p{L}/u.test(part)
        ? part.toLowerCase().replace(/[aeiou]/, (vowel) => vowel.toUpperCase())
        : part,
    )
    .join('')

const words = read('./listened-words.txt')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' = '))

const sentences = read('./listened-sentences.txt')
  .split(/\n{2,}/)
  .map((pair) => pair.trim().split('\n= '))
  .filter(([written]) => written)

test('there are two hundred words and fifty sentences to listen to', () => {
  expect(words).toHaveLength(200)
  expect(sentences).toHaveLength(50)
})

test.each(nonEmpty(words))('%s is said %s', async (written = '', listed = '') => {
  const spoken: string[] = []
  for (const word of written.toLowerCase().split(' ')) spoken.push(await spokenWord(word))
  expect(spoken.join(' ')).toBe(listed.split(' ').map(asHeard).join(' '))
})

/** *Ng* and *nang* sound the same; so does what is written with a space or a hyphen. */
const sameSound = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bng\b/g, 'nang')
    .replace(/[^\p{L}\p{N}]+/gu, '')

test.each(nonEmpty(sentences))('"%s" is read out in words', (written = '', spoken = '') => {
  expect(sameSound(writeOutFilipino(written).text)).toBe(sameSound(spoken))
})
