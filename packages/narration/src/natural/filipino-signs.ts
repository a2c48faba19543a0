import type { WordSounds } from '../filipino/word-sounds.ts'

const signs: Readonly<Record<string, string>> = {
  ng: 'ŋ',
  ny: 'ɲ',
  ts: 'ʧ',
  dy: 'ʤ',
  sy: 'ʃ',
  y: 'j',
  g: 'ɡ',
  r: 'ɾ',
  // The voice was taught English and Spanish, where this sign is a kind of t: a listener hears *batat* for *bata*.
  "'": '',
}

/** A Filipino word in the signs of the natural voice. */
export const filipinoSigns = ({ sounds, stressed }: WordSounds): string =>
  sounds.map((sound, at) => `${at === stressed ? 'ˈ' : ''}${signs[sound] ?? sound}`).join('')
