import { withAccent } from '../filipino/english-accent.ts'
import { isEnglishInside } from '../filipino/english-inside.ts'
import { irregularWords } from '../filipino/irregular-words.ts'
import { type WordSounds, wordSounds } from '../filipino/word-sounds.ts'
import type { Saying } from '../saying.ts'
import { isConjunction } from './conjunctions.ts'
import { englishSigns } from './english-sounds.ts'
import { filipinoSigns } from './filipino-signs.ts'
import type { SoundedWord } from './pieces.ts'

/** English words of a text with their sounds; `at` is counted from 1. */
export type EnglishSounds = (text: string) => Promise<{ at: number; sounds: string[] }[]>

const inWord = /[\p{L}\p{M}\p{Nd}]/u
const stops: Readonly<Record<string, string>> = { '–': '—' }

/** The stop that follows the word before this place. */
function stopIn(between: string): string {
  const stop = /[,.;:!?…—–](?=\s|["”’)]|$)|[—–]/u.exec(between)?.[0] ?? ''
  return stops[stop] ?? stop
}

/** What lies between the last letter of a word and the next word. */
function afterWord(text: string, from: number, to: number): string {
  let end = to
  while (end > from && !inWord.test(text[end - 1] ?? '')) end -= 1
  return stopIn(text.slice(end, to))
}

export async function englishWords({ text, from }: Saying, soundsOf: EnglishSounds): Promise<SoundedWord[]> {
  const words = await soundsOf(text)
  return words.map(({ at, sounds }, place) => ({
    at: from[at - 1] ?? 0,
    sounds: englishSigns(sounds),
    after: afterWord(text, at - 1, (words[place + 1]?.at ?? text.length + 1) - 1),
    ...(isConjunction(/^\p{L}+/u.exec(text.slice(at - 1))?.[0] ?? '', 'en') && { joins: true }),
  }))
}

const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu

/** English words inside are read by English rules, with the accent of a Filipino. */
export async function filipinoWords(
  { text, from }: Saying,
  soundsOf: EnglishSounds,
  signsOf: (word: WordSounds) => string = filipinoSigns,
): Promise<SoundedWord[]> {
  const words = Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word: word.toLowerCase().normalize('NFC'),
    index,
  }))
  const english = await englishIn(
    words.map(({ word }) => word),
    soundsOf,
  )
  return words.map(({ word, index }, place) => ({
    at: from[index] ?? 0,
    sounds: signsOf(english.get(word) ?? wordSounds(word)),
    after: afterWord(text, index, words[place + 1]?.index ?? text.length),
    ...(isConjunction(word, 'fil') && { joins: true }),
  }))
}

async function englishIn(words: readonly string[], soundsOf: EnglishSounds) {
  const inside = [
    ...new Set(words.filter((word) => !Object.hasOwn(irregularWords, word) && isEnglishInside(word))),
  ]
  if (inside.length === 0) return new Map<string, WordSounds>()
  // A stop between them, so that none is drawn to its neighbour.
  const text = inside.join(', ')
  const heard = await soundsOf(text)
  let at = 1
  return new Map(
    inside.flatMap((word) => {
      const own = heard.filter((each) => each.at >= at && each.at < at + word.length)
      at += word.length + 2
      const sounds = own.flatMap((each) => each.sounds)
      return sounds.length > 0 ? [[word, withAccent(word, sounds)]] : []
    }),
  )
}
