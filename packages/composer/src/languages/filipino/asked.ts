import { type IsProper, insideAs } from '../asking.ts'
import { kindsInTable } from '../english/kinds.ts'
import type { Fact } from '../language-rules.ts'
import { memoized } from '../memoized.ts'
import { wordsOf } from '../words.ts'
import { tellingNoun } from './kinds.ts'
import { clitics, filipinoStemsOf } from './stems.ts'

export type Made = Omit<Fact, 'statement'>

export const filipinoTermInside = (term: string, isProper: IsProper): string =>
  insideAs(/^(?:ang|si|sina|mga|sa|ng)\s/i, term, isProper)

// "dahil na rin" is one word with "rin" in it.
const cliticInside = new RegExp(`(?<! na| pa) (?:${clitics})(?=[\\s.,])`, 'i')

/** "Inilathala naman ang aklat" as it is said where nothing comes before it. */
export const withoutClitic = (text: string) => text.replace(cliticInside, '')

export const withoutMarker = (text: string) => text.replace(/^ang (?=\S)/, '')

/** What is done, not a thing: "ang pagtatanim ng …", "ang proseso ng …". */
const deed = /^(?:pag(?!kain)|panl|pam[aeiou]|proseso|paraan)/i

/** The first noun that tells a kind, past what a linker ties to it: "lihim na samahan", "mahabang tubo". */
function linkedNoun(words: readonly string[]): string | null {
  let place = 0
  for (let hops = 0; hops < 3; hops++) {
    const word = words[place] ?? ''
    const noun = tellingNoun(word)
    if (noun) return noun
    if (words[place + 1] === 'na') place += 2
    else if (/[aeiou]ng$/.test(word)) place += 1
    else return null
  }
  return null
}

/** "isang bundok na may bunganga": a bundok. */
export const filipinoHeadOf = memoized((detail: string): string => {
  const words = detail
    .replace(/^(?:isang|isa sa mga|ang mga|ang|mga)\s+/i, '')
    .replace(/^(?:uri|anyo|klase|serye|piraso|halimbawa) ng (?:mga )?/i, '')
    .split(/[\s,.]+/)
  const [first = '', second = '', third = ''] = words
  const noun = linkedNoun(words)
  // A name of English words turns on its last: "hazard map".
  const last = words.at(-1) ?? ''
  if (!noun && words.length === 2 && kindsInTable(last).size > 0) return last.toLowerCase()
  const describes = /^(?:ma|pinaka)/.test(first)
  const head =
    noun ?? (describes && second === 'na' ? third : describes && /ng$/.test(first) ? second : first)
  if (deed.test(head)) return `deed ${[...filipinoStemsOf(head)][0] ?? ''}`
  return noun || kindsInTable(head).size > 0 ? head.toLowerCase() : ([...filipinoStemsOf(head)][0] ?? '')
})

export const filipinoNameShape = (detail: string) =>
  `name ${/^(isang|ang|mga)\s/i.exec(detail)?.[1]?.toLowerCase() ?? ''}`

export type FilipinoClause = {
  marker: string
  term: string
  /** The term and its other name as they stand in the text: "tiyan o stomach". */
  names?: NonNullable<Fact['names']>
  at: number
  predicate: string
  person: boolean
  many: boolean
}

const clausePattern = new RegExp(
  `^((?:Ang|ang|Si|si|Sina|sina)(?: mga)?) ([^,;:]+?)(?: (?:${clitics}))?,? ay (.+?)\\.?$`,
)

/** "tiyan o stomach", "tiyan (stomach)": two names of one thing. */
export function termWithOtherName(whole: string): { term: string; names?: NonNullable<Fact['names']> } {
  const [, term, other] = /^(.+?)(?: o |\s\()([^()]+?)\)?$/.exec(whole) ?? []
  if (!term || !other || wordsOf(term).length > 3 || wordsOf(other).length > 3) return { term: whole }
  return { term, names: { whole, also: [other] } }
}

/** "Ang X ay Y" or "Si X ay Y". */
export function filipinoClauseOf(text: string): FilipinoClause | null {
  const [, marker, whole, predicate] = clausePattern.exec(text) ?? []
  if (!marker || !whole || !predicate) return null
  const named = termWithOtherName(whole)
  if (wordsOf(named.term).length > 5) return null
  return {
    marker,
    ...named,
    at: marker.length + 1,
    predicate,
    person: /^si/i.test(marker),
    many: / mga$/.test(marker),
  }
}
