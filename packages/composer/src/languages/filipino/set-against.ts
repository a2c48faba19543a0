import type { LanguageRules } from '../language-rules.ts'
import { upperFirst } from '../words.ts'
import { clauseOf } from './asked.ts'

/** What both halves of "Ang A ay ganito, samantalang ang B ay ganoon" are about. */
export const setAgainst: LanguageRules['setAgainst'] = (text) => {
  const [, left, right] = /^(.+?),? (?:samantalang|habang) (.+?)\.?$/.exec(text) ?? []
  const one = left ? clauseOf(left) : null
  const other = right ? clauseOf(upperFirst(right)) : null
  if (!left || !right || !one || !other || one.marker.toLowerCase() !== other.marker.toLowerCase())
    return null
  return [one, { term: other.term, at: text.indexOf(right, left.length) + other.at }]
}
