import type { Language } from '@klasrum/contract/source'
import type { SayingRule } from './saying.ts'

/** A teacher's correction: the word is said as if it were written otherwise. */
export type WordCorrection = { word: string; soundsLike: string }

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu) ?? []

/** Those that change how this text is said, in the order of their words. */
export function pronunciationsIn(text: string, all: readonly WordCorrection[]): WordCorrection[] {
  if (all.length === 0) return []
  const words = ` ${wordsOf(text).join(' ')} `
  return all
    .filter(({ word }) => wordsOf(word).length > 0 && words.includes(` ${wordsOf(word).join(' ')} `))
    .toSorted((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0))
}

const isLoud = (part: string): boolean => /\p{Lu}/u.test(part) && part === part.toUpperCase()

/** *ke-SON* is one word with its stress where the capitals are. */
function filipinoWord(soundsLike: string): string {
  const parts = soundsLike.split('-')
  if (parts.length < 2 || parts.filter(isLoud).length !== 1) return soundsLike.toLowerCase()
  return parts
    .map((part) => (isLoud(part) ? part.toLowerCase().replace(/[aeiou]/, '$&\u0301') : part.toLowerCase()))
    .join('')
    .normalize('NFC')
}

const spelled: Record<Language, (soundsLike: string) => string> = {
  en: (soundsLike) => soundsLike,
  fil: (soundsLike) => soundsLike.split(' ').map(filipinoWord).join(' '),
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Rules that come before all others. A longer word is tried before one that it begins with. */
export const correctionRules = (corrections: readonly WordCorrection[], language: Language): SayingRule[] =>
  corrections
    .filter(({ word }) => word.trim() !== '')
    .toSorted((one, other) => other.word.length - one.word.length)
    .map(({ word, soundsLike }) => ({
      pattern: new RegExp(`${escaped(word.trim().normalize('NFC'))}(?![\\p{L}\\p{M}\\p{N}])`, 'iuy'),
      say: () => spelled[language](soundsLike.trim()),
    }))
