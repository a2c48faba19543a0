import { ask, type IsProper } from '../asking.ts'
import type { Asking } from '../tongue.ts'
import { lowerFirst, trimmed, upperFirst, wordsOf } from '../words.ts'
import { type Clause, clauseOf, headOf, inside, type Made, withoutMarker } from './asked.ts'
import { isFunctionWord, isVerb } from './stems.ts'

export const naming = (text: string): Made | null => {
  const found =
    /^(?<term>[^,;:]+?) ang (?:tawag|itinatawag|katawagan) sa (?<what>.+?)\.?$/.exec(text) ??
    /^Tinatawag na (?<term>[^,;:]+?) ang (?<what>.+?)\.?$/.exec(text) ??
    /^Tinatawag ang (?<what>.+?) na (?<term>[^,;:]+?)\.?$/.exec(text) ??
    /^Ang (?<what>.+?) ay (?:tinatawag na|kilala bilang|tinatawag ding) (?<term>[^,;:]+?)\.?$/.exec(text) ??
    /^Ang (?<term>[^,;:]+?) ay (?:ang )?tawag sa (?<what>.+?)\.?$/.exec(text)
  const { term, what } = found?.groups ?? {}
  if (!term || !what || wordsOf(term).length > 4 || wordsOf(what).length < 4) return null
  const stem = `Ano ang tawag sa ${lowerFirst(withoutMarker(what))}`
  return {
    kind: 'naming',
    term: term.replace(/^(?:ang|mga) /, ''),
    at: text.indexOf(term),
    detail: what,
    shape: '',
    head: headOf(what),
    type: 'thing',
    plural: false,
    askings: [ask('term', stem, stem, 'remember', 0.95)],
  }
}

/** "Ugat ang sumisipsip ng tubig": the answer stands first. */
export function inverted(text: string): Made | null {
  const [, si, term, detail] = /^(Si |Sina )?([^,;:]+?) ang (.+?)\.?$/.exec(text) ?? []
  if (!term || !detail || wordsOf(term).length > 4 || wordsOf(detail).length < 4) return null
  const first = wordsOf(term)[0] ?? ''
  if (
    isVerb(first) ||
    isFunctionWord(first) ||
    / (?:ay|ang) /.test(` ${detail} `) ||
    /(?:in|an)$/.test(first)
  )
    return null
  if (/^(?:tawag|mga)\b/.test(detail) || wordsOf(term).some((word) => /^(?:ng|sa|na|nang)$/i.test(word)))
    return null
  const stem = si ? `Sino ang ${detail}` : `Ano ang ${detail}`
  return {
    kind: 'action',
    term,
    at: text.indexOf(term),
    detail,
    shape: '',
    head: '',
    type: si ? 'person' : 'thing',
    plural: false,
    askings: [ask('term', stem, stem, 'remember', 0.75)],
  }
}

/** "Ang A ay B" as "B ang A", as it is said after "bakit". */
function turned(text: string, isProper: IsProper): string {
  const clause = clauseOf(text)
  if (!clause) return inside(text, isProper)
  const subject = `${clause.marker.toLowerCase()} ${inside(clause.term, isProper)}`
  return wordsOf(clause.predicate).length <= 6
    ? `${clause.predicate} ${subject}`
    : `${subject} ay ${clause.predicate}`
}

export function reason(text: string, isProper: IsProper): Made | null {
  const [, said, link, why] = /^([^,;:]+?),? (dahil sa|dahil|sapagkat) (.+?)\.?$/.exec(text) ?? []
  if (!said || !link || !why || wordsOf(said).length < 4 || wordsOf(why).length < 3) return null
  const stem =
    link === 'dahil sa'
      ? `Ano ang dahilan kung bakit ${turned(said, isProper)}`
      : `Bakit ${turned(said, isProper)}`
  return {
    kind: 'cause',
    term: clauseOf(said)?.term ?? said,
    at: -1,
    detail: why,
    shape: link === 'dahil sa' ? 'cause' : 'clause',
    head: '',
    type: 'thing',
    plural: false,
    askings: [ask('detail', stem, null, 'analyze', 0.85)],
  }
}

export function condition(text: string): Made | null {
  const [, word, given, then] = /^(Kapag|Kung|Tuwing) ([^,]+), ([^,]+)\.$/.exec(text) ?? []
  if (!word || !given || !then || wordsOf(then).length < 3 || wordsOf(given).length < 2) return null
  return {
    kind: 'condition',
    term: given,
    at: -1,
    detail: trimmed(then),
    shape: 'clause',
    head: '',
    type: 'thing',
    plural: false,
    askings: [ask('detail', `Ano ang nangyayari ${word.toLowerCase()} ${given}`, null, 'analyze', 0.85)],
  }
}

const months = 'Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre'
const dated = new RegExp(
  `\\b[Nn]oong (?:ika-\\d+ ng )?((?:(?:${months})(?: \\d{1,2})?,? )?(?:1[0-9]{3}|20[0-9]{2}))(?=[,.]|$)`,
)

export function date(text: string): Made | null {
  const found = dated.exec(text)
  const when = found?.[1]
  if (!found || !when || (text.match(/\b(?:1[0-9]{3}|20[0-9]{2})\b/g) ?? []).length > 1) return null
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(
    /^[\s,]+|[\s,.]+$/g,
    '',
  )
  const clause = clauseOf(upperFirst(rest))
  const verbFirst = isVerb(rest.split(/\s+/)[0] ?? '')
  if (/,/.test(rest) || wordsOf(rest).length < 3 || (!verbFirst && !clause)) return null
  if (clause && !isVerb(clause.predicate.split(/\s+/)[0] ?? '')) return null
  const asked = clause
    ? `${clause.predicate} ${clause.marker.toLowerCase()} ${clause.term}`
    : lowerFirst(rest)
  const stem = /^\d+$/.test(when) ? `Anong taon ${asked}` : `Kailan ${asked}`
  return {
    kind: 'date',
    term: when,
    at: -1,
    detail: rest,
    shape: '',
    head: '',
    type: 'time',
    plural: false,
    askings: [ask('term', stem, stem, 'remember', 0.8)],
  }
}

const counts = 'dalawa|tatlo|apat|lima|anim|pito|walo|siyam|sampu'

export function quantity(text: string, isProper: IsProper): Made | null {
  const [, , subject, count, counted] =
    new RegExp(
      `^(Ang(?: mga)?) ([^,;:]+?) ay (?:may|mayroong|binubuo ng|nahahati sa) (${counts})(?:ng| na) (\\p{L}+)`,
      'u',
    ).exec(text) ?? []
  if (!subject || !count || !counted || wordsOf(subject).length > 5) return null
  const stem = `Ilan ang ${counted} ng ${inside(subject, isProper)}`
  return {
    kind: 'quantity',
    term: count,
    at: -1,
    detail: text,
    shape: '',
    head: '',
    type: 'number',
    plural: false,
    askings: [ask('term', stem, stem, 'remember', 0.75)],
  }
}

export function comparison(text: string, isProper: IsProper): Made[] {
  const [, left, right] = /^(.+?),? (?:samantalang|habang) (.+?)\.?$/.exec(text) ?? []
  const one = left ? clauseOf(left) : null
  const other = right ? clauseOf(upperFirst(right)) : null
  if (!right || !one || !other || wordsOf(other.predicate).length < 3) return []
  const made = (clause: Clause, at: number, askings: Asking[]): Made => ({
    kind: 'comparison',
    term: clause.term,
    at,
    detail: clause.predicate,
    shape: `predicate ${clause.person}`,
    head: '',
    type: clause.person ? 'person' : 'thing',
    plural: false,
    askings,
  })
  const marked = (clause: Clause) => `${clause.marker.toLowerCase()} ${inside(clause.term, isProper)}`
  const than = `${one.person ? 'kay' : one.many ? 'sa mga' : 'sa'} ${inside(one.term, isProper)}`
  const which = (clause: Clause) =>
    ask('term', `Alin sa sumusunod ang ${withoutMarker(clause.predicate)}`, null, 'remember', 0.7)
  return [
    made(other, text.indexOf(right) + other.at, [
      ask('detail', `Paano naiiba ${marked(other)} ${than}`, null, 'analyze', 0.9),
      which(other),
    ]),
    made(one, one.at, [which(one)]),
  ]
}
