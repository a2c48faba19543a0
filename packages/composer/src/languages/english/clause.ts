import { type EnglishToken, parse } from './parse.ts'
import { isPlural } from './stems.ts'

export type EnglishClause = {
  /** As it stands, article and all. */
  subject: string
  /** Without its article. */
  term: string
  at: number
  predicate: string
  verb: EnglishToken
  /** The word after the verb. */
  next: EnglishToken | undefined
  plural: boolean
  proper: boolean
}

const articles = new Set(['the', 'a', 'an'])
const partOfName = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM'])
/** "Basco y Vargas", "Lopez de Legazpi". */
const isParticle = (token: EnglishToken, next: EnglishToken | undefined) =>
  /^(?:y|de|del|la|van|von)$/.test(token.text) && /^\p{Lu}/u.test(next?.text ?? '')
const isGerund = (token: EnglishToken) => /ing$/i.test(token.text)

/** The number that the verb itself shows, where the noun may have an odd plural. */
function tellsNumber({ text }: EnglishToken): boolean | null {
  if (/^(?:are|were|have)$/i.test(text)) return true
  return /^(?:is|was|has)$/i.test(text) ? false : null
}

const isRegularPlural = (term: string) => isPlural(term) && /s$/i.test(term)

/** A verb that fits the number of its subject, or one that shows none. */
function agrees(verb: EnglishToken, plural: boolean): boolean {
  const word = verb.text.toLowerCase()
  if (/^(?:is|was|has|does)$/.test(word)) return !plural
  if (/^(?:are|were|have|do)$/.test(word)) return plural
  if (verb.pos === 'AUX') return true
  if (word === verb.lemma) return plural || /^(?:put|cut|set|let|cast|cost|spread|led)$/.test(word)
  return /s$/.test(word) && !/ss$/.test(word) ? !plural : true
}

/** The place of the first word after the subject; -1 where there is no plain subject. */
function endOfSubject(tokens: readonly EnglishToken[], from: number): number {
  let names = 0
  for (let place = from; place < tokens.length && place - from < 9; place++) {
    const token = tokens[place] as EnglishToken
    const next = tokens[place + 1]
    if (place === from && token.pos === 'VERB' && isGerund(token)) names++
    else if (partOfName.has(token.pos)) names += token.pos === 'NOUN' || token.pos === 'PROPN' ? 1 : 0
    else if (token.pos === 'VERB' && place === from && next && /^(?:AUX|VERB)$/.test(next.pos)) names++
    else if (token.text === '-' || tokens[place - 1]?.text === '-' || /^['’]s?$/.test(token.text)) continue
    else if (token.text === 'of' && names > 0) continue
    else if (isParticle(token, next)) continue
    else if (token.pos === 'ADV' && next?.pos === 'ADJ') continue
    else if (token.pos === 'DET' && tokens[place - 1]?.text === 'of') continue
    else if (token.pos === 'AUX' || token.pos === 'VERB') return names > 0 ? place : -1
    else if (token.pos === 'ADV' && next && /^(?:AUX|VERB)$/.test(next.pos)) return names > 0 ? place : -1
    else return -1
  }
  return -1
}

/** "Water heated to 100 °C boils": what looks like the verb only describes the subject. */
function isReduced(tokens: readonly EnglishToken[], verb: number): boolean {
  const first = tokens[verb] as EnglishToken
  if (first.pos !== 'VERB' || !/(?:ed|en|ing|own|ade)$/.test(first.text)) return false
  for (const token of tokens.slice(verb + 1)) {
    if (/^(?:SCONJ|CCONJ|PRON)$/.test(token.pos) || /^(?:to|that|which|who|,|;|:)$/.test(token.text))
      return false
    if (token.pos === 'AUX' || (token.pos === 'VERB' && !isGerund(token))) return true
  }
  return false
}

/** Up to a second sentence that hangs on: "…the limit of the cargo, and every captain ignored it". */
function withoutNext(predicate: string): string {
  for (const joint of predicate.matchAll(/, (?:and|but|so|yet|while|whereas) /g)) {
    const rest = parse(predicate.slice(joint.index + joint[0].length))
    const verb = rest.findIndex(({ pos }) => pos === 'AUX' || pos === 'VERB')
    const before = rest.slice(0, Math.max(0, verb))
    const hasSubject = before.some(({ pos }) => /^(?:NOUN|PROPN|PRON)$/.test(pos))
    if (hasSubject && !before.some(({ text }) => /^(?:that|which|who|whose|to)$/.test(text)))
      return predicate.slice(0, joint.index)
  }
  return predicate
}

/** A subject, its verb and the rest, where the sentence is as simple as that. */
export function englishClauseOf(text: string): EnglishClause | null {
  const tokens = parse(text)
  const first = tokens[0]
  if (!first) return null
  const from = articles.has(first.text.toLowerCase()) ? 1 : 0
  if (first.pos === 'PRON' || (first.pos === 'DET' && from === 0)) return null
  const end = endOfSubject(tokens, from)
  if (end <= from || isReduced(tokens, end)) return null
  let place = end
  while (tokens[place]?.pos === 'ADV') place++
  const verb = tokens[place]
  const start = tokens[from]
  const last = tokens[end - 1]
  const opening = tokens[end]
  if (!verb || !start || !last || !opening) return null
  const term = text.slice(start.at, last.end)
  const plural = tellsNumber(verb) ?? isPlural(term)
  if (!agrees(verb, isRegularPlural(term) || plural)) return null
  return {
    subject: text.slice(0, last.end),
    term,
    at: start.at,
    predicate: withoutNext(text.slice(opening.at).replace(/[.\s]+$/, '')),
    verb,
    next: tokens[place + 1],
    plural,
    proper: tokens.slice(from, end).every((token) => token.pos === 'PROPN'),
  }
}

/** "Rizal published it" as "did Rizal publish it"; null where the verb is not in the past. */
export function asPastQuestion(text: string, inside: (subject: string) => string): string | null {
  const clause = englishClauseOf(text)
  if (!clause) return null
  const rest = text.slice(clause.verb.end).replace(/[.\s]+$/, '')
  const word = clause.verb.text.toLowerCase()
  const subject = inside(clause.subject)
  if (/^(?:was|were)$/.test(word)) return `${word} ${subject}${rest}`
  if (clause.verb.pos !== 'VERB' || word === clause.verb.lemma || /s$/.test(word)) return null
  return `did ${subject} ${clause.verb.lemma}${rest}`
}
