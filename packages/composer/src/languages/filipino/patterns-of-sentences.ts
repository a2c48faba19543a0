import { ask, type IsProper } from '../asking.ts'
import type { Asking } from '../language-rules.ts'
import { lowerFirst, upperFirst, wordsOf } from '../words.ts'
import {
  type FilipinoClause,
  filipinoClauseOf,
  filipinoHeadOf,
  filipinoTermInside,
  type Made,
  termWithOtherName,
  withoutClitic,
  withoutMarker,
} from './asked.ts'
import { isFilipinoOrder } from './orders.ts'
import { clitics, isFilipinoFunctionWord, isVerb } from './stems.ts'

const cliticWord = new RegExp(`^(?:${clitics})$`, 'i')

export const filipinoNaming = (text: string): Made | null => {
  const found =
    /^(?<term>[^,;:]+?) ang (?:tawag|itinatawag|katawagan) sa (?<what>.+?)\.?$/.exec(text) ??
    /^Tinatawag na (?<term>[^,;:]+?) ang (?<what>.+?)\.?$/.exec(text) ??
    /^Tinatawag ang (?<what>.+?) na (?<term>[^,;:]+?)\.?$/.exec(text) ??
    /^Ang (?<what>.+?) ay (?:tinatawag na|kilala bilang|tinatawag ding) (?<term>[^,;:]+?)\.?$/.exec(text) ??
    /^Ang (?<term>[^,;:]+?) ay (?:ang )?tawag sa (?<what>.+?)\.?$/.exec(text)
  const { term: whole, what: said } = found?.groups ?? {}
  // "…, samantalang tinatawag na …" goes on with another.
  const what = said?.split(/,? (?:samantalang|habang) |;\s/)[0]
  if (!whole || !what) return null
  const { term, names } = termWithOtherName(whole.replace(/^(?:ang|mga) /i, ''))
  if (wordsOf(term).length > 4 || wordsOf(what).length < 4) return null
  const stem = `Ano ang tawag sa ${lowerFirst(withoutMarker(what))}`
  return {
    kind: 'naming',
    term,
    names,
    at: text.indexOf(term),
    detail: what,
    shape: '',
    head: filipinoHeadOf(what),
    type: 'thing',
    plural: false,
    askings: [ask('term', stem, stem, 'remember', 0.95)],
  }
}

/** What a thing is told by: what it does, or that it is the first, the greatest or called so. */
const tells =
  /^(?:una|unang|kauna-unahang|pinaka\p{L}+|pangunahing|tangi|tanging|dahilan|batayan|itinu\p{L}+|kinikilala\p{L}*|tinagurian\p{L}*|kinilala\p{L}*)$/u

const pronoun =
  /(?:^|\s)(?:siya|niya|kaniya|kanya|kaniyang|kanyang|sila|nila|kanila|kanilang|ito|nito|dito|rito)(?=[\s,.]|$)/

/** What a thing does tells it from others only where much is said of it. */
const fewestTelling = 8

/** "Ugat ang sumisipsip ng tubig", "Ang atay ang pinakamalaking organ": the answer stands first. */
export function inverted(text: string): Made | null {
  const { lead, marker, term, detail } =
    /^(?<lead>Sa [^,]{3,40}, )?(?<marker>(?:[Ss]i|[Ss]ina|[Aa]ng(?: mga)?) )?(?<term>[^,;:]+?)(?:, [^,]+,)? ang (?<detail>.+?)\.?$/.exec(
      text,
    )?.groups ?? {}
  if (!term || !detail || wordsOf(term).length > 5 || wordsOf(detail).length < 3) return null
  const person = /^si/i.test(marker ?? '')
  const words = wordsOf(term)
  const opens = detail.split(/\s+/)[0] ?? ''
  if (words.some((word) => isVerb(word)) || isFilipinoFunctionWord(words[0] ?? '') || isFilipinoOrder(text))
    return null
  if (!person && !tells.test(opens) && !(isVerb(opens) && wordsOf(detail).length >= fewestTelling))
    return null
  if (/ (?:ay|ang) /.test(` ${detail} `) || pronoun.test(detail)) return null
  if (!person && words.some((word) => /^(?:ng|sa|na|nang)$/i.test(word))) return null
  if (words.some((word) => cliticWord.test(word))) return null
  const stem = `${lead ?? ''}${person ? 'sino' : 'ano'} ang ${detail}`
  return {
    kind: 'action',
    term,
    at: text.indexOf(term, (lead ?? '').length + (marker ?? '').length),
    detail,
    shape: '',
    head: '',
    type: person ? 'person' : 'thing',
    plural: false,
    askings: [ask('term', upperFirst(stem), upperFirst(stem), 'remember', 0.75)],
  }
}

const months = 'Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre'
const dated = new RegExp(
  `\\b[Nn]oong (?:ika-\\d+ ng )?((?:(?:${months})(?: \\d{1,2})?,? )?(?:1[0-9]{3}|20[0-9]{2}))(?=[,.]|$| sa )`,
)

export function filipinoDate(text: string): Made | null {
  const found = dated.exec(text)
  const when = found?.[1]
  if (!found || !when || (text.match(/\b(?:1[0-9]{3}|20[0-9]{2})\b/g) ?? []).length > 1) return null
  const after = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  // What follows the date says where, which the question can do without.
  const rest = (before !== '' && /^ sa /.test(after) ? before : `${before}${after}`).replace(
    /^[\s,]+|[\s,.]+$/g,
    '',
  )
  const clause = filipinoClauseOf(upperFirst(rest))
  const verbFirst = isVerb(rest.split(/\s+/)[0] ?? '')
  if (/,/.test(rest) || wordsOf(rest).length < 3 || (!verbFirst && !clause)) return null
  if (clause && !isVerb(clause.predicate.split(/\s+/)[0] ?? '')) return null
  const asked = clause
    ? `${clause.predicate} ${clause.marker.toLowerCase()} ${clause.term}`
    : lowerFirst(rest)
  const alone = withoutClitic(asked)
  const stem = /^\d+$/.test(when) ? `Anong taon ${alone}` : `Kailan ${alone}`
  return {
    kind: 'date',
    term: when,
    at: -1,
    detail: withoutClitic(rest),
    shape: '',
    head: '',
    type: 'time',
    plural: false,
    askings: [ask('term', stem, stem, 'remember', 0.8)],
  }
}

const counts = 'dalawa|tatlo|apat|lima|anim|pito|walo|siyam|sampu'

/** "May dalawang uri ng panunaw". */
function countedAtFirst(text: string): Made | null {
  const [, count, what] =
    new RegExp(`^May(?:roong)? (${counts})(?:ng| na) ([^,;:]+?)(?::| na |\\.?$)`).exec(text) ?? []
  if (!count || !what || wordsOf(what).length < 2 || wordsOf(what).length > 7) return null
  return asQuantity(text, count, `Ilan ang ${what}`)
}

const asQuantity = (text: string, count: string, stem: string): Made => ({
  kind: 'quantity',
  term: count,
  at: -1,
  detail: text,
  shape: '',
  head: '',
  type: 'number',
  plural: false,
  askings: [ask('term', stem, stem, 'remember', 0.75)],
})

export function filipinoQuantity(text: string, isProper: IsProper): Made | null {
  const first = countedAtFirst(text)
  if (first) return first
  const [, , subject, count, counted] =
    new RegExp(
      `^(Ang(?: mga)?) ([^,;:]+?) ay (?:may|mayroong|binubuo ng|nahahati sa) (${counts})(?:ng| na) (\\p{L}+)`,
      'u',
    ).exec(text) ?? []
  if (!subject || !count || !counted || wordsOf(subject).length > 5) return null
  return asQuantity(text, count, `Ilan ang ${counted} ng ${filipinoTermInside(subject, isProper)}`)
}

export function filipinoComparison(text: string, isProper: IsProper): Made[] {
  const [, left, right] = /^(.+?),? (?:samantalang|habang) (.+?)\.?$/.exec(text) ?? []
  const one = left ? filipinoClauseOf(left) : null
  const other = right ? filipinoClauseOf(upperFirst(right)) : null
  if (!right || !one || !other || wordsOf(other.predicate).length < 3) return []
  const made = (clause: FilipinoClause, at: number, askings: Asking[]): Made => ({
    kind: 'comparison',
    term: clause.term,
    names: clause.names,
    at,
    detail: clause.predicate,
    shape: `predicate ${clause.person}`,
    head: '',
    type: clause.person ? 'person' : 'thing',
    plural: false,
    askings,
  })
  const marked = (clause: FilipinoClause) =>
    `${clause.marker.toLowerCase()} ${filipinoTermInside(clause.term, isProper)}`
  const than = `${one.person ? 'kay' : one.many ? 'sa mga' : 'sa'} ${filipinoTermInside(one.term, isProper)}`
  const which = (clause: FilipinoClause) =>
    ask('term', `Alin sa sumusunod ang ${withoutMarker(clause.predicate)}`, null, 'remember', 0.7)
  return [
    made(other, text.indexOf(right) + other.at, [
      ask('detail', `Paano naiiba ${marked(other)} ${than}`, null, 'analyze', 0.9),
      which(other),
    ]),
    made(one, one.at, [which(one)]),
  ]
}
