import type { UnitTerm } from '@klasrum/curriculum/unit'
import { mentions, startsUpper, wordsOf } from '../../languages/words.ts'

/** Kinds under which a unit gathers whatever its topic speaks of. */
const loose =
  /^(?:(?:basic|general|key|main|other|important|saligang|batayang|pangunahing) )?(?:words?|ideas?|terms?|concepts?|things?|notions?|facts?|names?|salita|salitang|konsepto|konseptong|ideya|ideyang|katawagan|termino|kaisipan|kaisipang|bagay)\b/i

export const isNarrow = (kind: string): boolean => !loose.test(kind)

const isPlural = (name: string) => /^mga\s/i.test(name) || /(?<![siu'’])s$/.test(name)

const deeds = {
  english: /ing$/,
  filipino: /^(?:pag|pang|pam|pan|paki|pakiki|pagka)[a-z-]/i,
}

/** What a meaning says the thing is, by how it begins: one of many, the one, a person, a deed, or a quality. */
function beginningOf(meaning: string): string {
  const [first = '', second = ''] = wordsOf(meaning.toLowerCase())
  if (/^(?:someone|somebody|one|person|people|taong|tao|taga)/.test(first)) return 'person'
  if (
    /^(?:an?|the|isang|ang)$/.test(first) &&
    /^(?:person|people|one|man|woman|worker|player|taong|tao|pinuno)$/.test(second)
  )
    return 'person'
  if (deeds.english.test(first) || deeds.filipino.test(first)) return 'deed'
  if (/^(?:an?|isang)$/.test(first)) return 'one of many'
  if (/^(?:the|ang)$/.test(first))
    return deeds.english.test(second) || deeds.filipino.test(second) ? 'deed' : 'the one'
  return 'other'
}

const shapeOf = ({ name, meaning }: UnitTerm): string => {
  const last = wordsOf(name).at(-1) ?? ''
  return [
    startsUpper(name) ? 'name' : '',
    isPlural(name) ? 'many' : '',
    deeds.english.test(last) || deeds.filipino.test(name) ? 'deed' : '',
    beginningOf(meaning),
  ].join(' ')
}

/** Whether one could be taken for the other: of one narrow kind, and both names of deeds, of persons, of single things … */
export const areSiblingTerms = (one: UnitTerm, other: UnitTerm): boolean =>
  one !== other &&
  one.kind === other.kind &&
  isNarrow(one.kind) &&
  shapeOf(one) === shapeOf(other) &&
  // A variable of one kind is a variable too.
  !mentions(one.name, other.name) &&
  !mentions(other.name, one.name)
