import type { Asking, Fact } from '../tongue.ts'
import { isName, lowerFirst, wordsOf } from '../words.ts'
import { stemsOf } from './stems.ts'

export type IsProper = (word: string) => boolean
export type Made = Omit<Fact, 'statement'>

export function inside(term: string, isProper: IsProper): string {
  const [first = '', second] = wordsOf(term)
  if (/^(?:ang|si|sina|mga|sa|ng)\s/i.test(term)) return lowerFirst(term)
  if (/^[\p{Lu}\p{N}]{2,}|^\p{Lu}$/u.test(first)) return term
  // "Root hairs" begins a sentence; a name of two words has two capitals.
  if (second && wordsOf(term).length <= 3 && /^\p{Ll}{4}/u.test(second)) return lowerFirst(term)
  return isName(term, isProper) ? term : lowerFirst(term)
}

export const ask = (
  of: Asking['of'],
  stem: string,
  open: string | null,
  bloom: Asking['bloom'],
  worth: number,
): Asking => ({ of, stem: `${stem}?`, open: open === null ? null : `${open}?`, bloom, worth })

export const withoutMarker = (text: string) => text.replace(/^ang (?=\S)/, '')

/** "isang bundok na may bunganga": a bundok. */
export function headOf(detail: string): string {
  const words = detail.replace(/^(?:isang|isa sa mga|ang mga|ang|mga)\s+/i, '').split(/\s+/)
  const [first = '', second = '', third = ''] = words
  const describes = /^(?:ma|pinaka)/.test(first)
  const head = describes && second === 'na' ? third : describes && /ng$/.test(first) ? second : first
  return [...stemsOf(head)][0] ?? ''
}

export const nameShape = (detail: string) =>
  `name ${/^(isang|ang|mga)\s/i.exec(detail)?.[1]?.toLowerCase() ?? ''}`

export type Clause = {
  marker: string
  term: string
  at: number
  predicate: string
  person: boolean
  many: boolean
}

/** "Ang X ay Y" or "Si X ay Y". */
export function clauseOf(text: string): Clause | null {
  const found = /^((?:Ang|ang|Si|si|Sina|sina)(?: mga)?) ([^,;:]+?),? ay (.+?)\.?$/.exec(text)
  const [, marker, term, predicate] = found ?? []
  if (!marker || !term || !predicate || wordsOf(term).length > 5) return null
  return {
    marker,
    term,
    at: marker.length + 1,
    predicate,
    person: /^si/i.test(marker),
    many: / mga$/.test(marker),
  }
}
