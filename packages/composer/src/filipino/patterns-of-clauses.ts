import { ask } from '../asking.ts'
import { wordsOf } from '../words.ts'
import { type Clause, headOf, type Made, nameShape, withoutMarker } from './asked.ts'
import { isVerb } from './stems.ts'

/** "magaspang na lupa", "pinaghalong buhangin": a linker ties the first word to a noun. */
const isNominal = (detail: string) =>
  /^\S+ na \p{L}{4}/u.test(detail) || (/^\S*[aeiou]ng \p{L}{4}/u.test(detail) && !/^(?:nag|um)/.test(detail))

export function definition(clause: Clause, named: string): Made | null {
  const [, refers] =
    /^(?:tumutukoy sa|nangangahulugang|nangangahulugan ng|binibigyang-kahulugan bilang) (.+)$/.exec(
      clause.predicate,
    ) ?? []
  const detail = refers ?? clause.predicate
  if (!refers && !/^(?:isang|isa sa|ang|mga)\s/.test(detail) && !isNominal(detail)) return null
  // A list of members says what there is of it, not what it is.
  if (wordsOf(detail).length < 4 || (/,.+,? at /.test(detail) && !/^(?:isang|ang)\s/.test(detail)))
    return null
  const bare = withoutMarker(detail)
  const term = clause.person ? `Sino ang ${bare.replace(/^isang /, 'isang ')}` : `Ano ang tawag sa ${bare}`
  const whole = clause.person ? `Sino si ${named}` : `Ano ang ${clause.many ? 'mga ' : ''}${named}`
  return {
    kind: 'definition',
    term: clause.term,
    at: clause.at,
    detail,
    shape: `${nameShape(detail)} ${clause.person}`,
    head: headOf(detail),
    type: clause.person ? 'person' : 'thing',
    plural: false,
    askings: [ask('term', term, term, 'remember', 0.95), ask('detail', whole, null, 'understand', 0.9)],
  }
}

export function effect(clause: Clause, named: string): Made | null {
  const [, detail] =
    /^(?:nagdudulot ng|nagdulot ng|nagbubunga ng|nagbunga ng|sanhi ng|nagiging sanhi ng|humahantong sa) (.+)$/.exec(
      clause.predicate,
    ) ?? []
  if (!detail || wordsOf(detail).length < 2) return null
  const term = `Alin sa sumusunod ang ${clause.predicate}`
  return {
    kind: 'cause',
    term: clause.term,
    at: clause.at,
    detail,
    shape: 'effect',
    head: '',
    type: 'thing',
    plural: false,
    askings: [
      ask('term', term, null, 'understand', 0.8),
      ask('detail', `Ano ang bunga ng ${clause.many ? 'mga ' : ''}${named}`, null, 'analyze', 0.85),
    ],
  }
}

export function use(clause: Clause, named: string): Made | null {
  const [, detail] = /^ginagamit (?:ito )?((?:sa|upang|para|bilang|ng) .+)$/.exec(clause.predicate) ?? []
  if (!detail || wordsOf(detail).length < 3) return null
  return {
    kind: 'function',
    term: clause.term,
    at: clause.at,
    detail,
    shape: `used ${detail.split(' ')[0]}`,
    head: 'gamit',
    type: 'thing',
    plural: false,
    askings: [
      ask(
        'term',
        `Alin sa sumusunod ang ginagamit ${detail}`,
        `Ano ang ginagamit ${detail}`,
        'remember',
        0.85,
      ),
      ask('term', `Alin sa sumusunod ang dapat gamitin ng isang mag-aaral ${detail}`, null, 'apply', 0.85),
      ask('detail', `Saan ginagamit ang ${clause.many ? 'mga ' : ''}${named}`, null, 'understand', 0.75),
    ],
  }
}

export function action(clause: Clause, named: string): Made | null {
  const { predicate } = clause
  const first = predicate.split(/\s+/)[0] ?? ''
  if (wordsOf(predicate).length < 4 || !isVerb(first) || /\b(?:hindi|wala|mas|kaysa|higit)\b/.test(predicate))
    return null
  const who = clause.person ? `Sino ang ${predicate}` : `Alin sa sumusunod ang ${predicate}`
  return {
    kind: 'action',
    term: clause.term,
    at: clause.at,
    detail: predicate,
    shape: `predicate ${clause.person}`,
    head: '',
    type: clause.person ? 'person' : 'thing',
    plural: false,
    askings: [
      ask('term', who, clause.person ? who : `Ano ang ${predicate}`, 'remember', 0.7),
      ask(
        'detail',
        `Alin sa sumusunod ang totoo tungkol ${clause.person ? 'kay' : clause.many ? 'sa mga' : 'sa'} ${named}`,
        null,
        'understand',
        0.6,
      ),
    ],
  }
}
