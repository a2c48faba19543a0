import type { LanguageRules } from '../language-rules.ts'
import { upperFirst } from '../words.ts'
import { filipinoClauseOf } from './asked.ts'

/** What both halves of "Ang A ay ganito, samantalang ang B ay ganoon" are about. */
export const filipinoSetAgainst: LanguageRules['setAgainst'] = (text) => {
  const [, left, right] = /^(.+?),? (?:samantalang|habang) (.+?)\.?$/.exec(text) ?? []
  const one = left ? filipinoClauseOf(left) : null
  const other = right ? filipinoClauseOf(upperFirst(right)) : null
  if (!left || !right || !one || !other || one.marker.toLowerCase() !== other.marker.toLowerCase())
    return null
  return [one, { term: other.term, at: text.indexOf(right, left.length) + other.at }]
}
