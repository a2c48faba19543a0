import type { SoundedWord } from '../natural/pieces.ts'
import type { WordSounds } from './word-sounds.ts'

/** Sounds as the engine of the built-in voice wants them. */
const signs: Readonly<Record<string, string>> = {
  ng: 'N',
  ny: 'n^',
  ts: 'tS',
  dy: 'dZ',
  sy: 'S',
  y: 'j',
  r: '**',
  "'": '?',
}

export const espeakSigns = ({ sounds, stressed }: WordSounds): string =>
  sounds.map((sound, at) => `${at === stressed ? "'" : ''}${signs[sound] ?? sound}`).join('')

/** A sentence in sounds: the engine has no rules for Filipino. `places` tells which written place each word stands for. */
export function espeakText(words: readonly SoundedWord[]): {
  text: string
  places: Map<number, number>
} {
  const places = new Map<number, number>()
  let text = ''
  let isOpen = false
  for (const { at, sounds, after } of words) {
    if (sounds === '') continue
    text += isOpen ? ' ' : '[['
    isOpen = after === ''
    places.set(text.length + 1, at)
    text += isOpen ? sounds : `${sounds}]]${after} `
  }
  return { text: isOpen ? `${text}]]` : text, places }
}
