import type { LanguageRules } from '../language-rules.ts'
import { plain } from '../words.ts'
import { englishClauseOf } from './clause.ts'
import { parse } from './parse.ts'

const article = (subject: string, term: string) => plain(subject.slice(0, subject.indexOf(term)))

/** What both halves of "X does this, while Y does that" are about. */
const subjectsIn: LanguageRules['setAgainst'] = (text) => {
  const [, left, right] = /^(.+?), (?:while|whereas|but) (.+?)\.?$/.exec(text) ?? []
  const one = left ? englishClauseOf(left) : null
  const other = right ? englishClauseOf(right) : null
  if (!left || !right || !one || !other || one.plural !== other.plural) return null
  if (article(one.subject, one.term) !== article(other.subject, other.term)) return null
  return [one, { term: other.term, at: text.indexOf(right, left.length) + other.at }]
}

/** The name that a few words of a sentence end with, without the verb before it. */
function nameIn(text: string, words: string): string {
  const from = text.indexOf(words)
  const own = parse(text).filter(({ at, end }) => at >= from && end <= from + words.length)
  const verb = own.findLastIndex(({ pos }) => !/^(?:NOUN|PROPN|ADJ)$/.test(pos))
  const first = own[verb + 1]
  return first && own.at(-1)?.pos !== 'ADJ' ? text.slice(first.at, from + words.length) : ''
}

/** What "uses A, not B" sets against each other. */
const oneNotOther: LanguageRules['setAgainst'] = (text) => {
  const [, before = '', after = ''] =
    /\s([\p{L}-]+(?: [\p{L}-]+)?), not ([\p{L}-]+(?: [\p{L}-]+)?)\.$/u.exec(text) ?? []
  const [one, other] = [nameIn(text, before), nameIn(text, after)]
  if (one === '' || other === '') return null
  return [
    { term: one, at: text.lastIndexOf(`${one}, not `) },
    { term: other, at: text.lastIndexOf(other) },
  ]
}

export const englishSetAgainst: LanguageRules['setAgainst'] = (text) => subjectsIn(text) ?? oneNotOther(text)
