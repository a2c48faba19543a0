import { type IsProper, insideAs } from '../asking.ts'
import type { Fact } from '../tongue.ts'
import { wordsOf } from '../words.ts'
import { stemsOf } from './stems.ts'

export type Made = Omit<Fact, 'statement'>

export const inside = (term: string, isProper: IsProper): string =>
  insideAs(/^(?:ang|si|sina|mga|sa|ng)\s/i, term, isProper)

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
