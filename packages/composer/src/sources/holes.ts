import type { Fact, Statement } from '../languages/language-rules.ts'
import { wordsOf } from '../languages/words.ts'

/** What of a sentence may be left out, so that it is the only thing that fits. */
export type Hole = {
  term: string
  at: number
  type: Fact['type']
  weight: number
  /** Whether the sentence alone leads to it, with nothing to choose from. */
  sure: boolean
}

/** How much a lesson turns on a term, and whether it says what the term is. */
export type TermWeight = { weight: number; isDefined: boolean }
export type WeightOf = (term: string) => TermWeight

const quoted = /(?<![\p{L}\d])[‘“"']([\p{L}][\p{L}\s’'-]{1,38}?[\p{L}])[’”"'](?![\p{L}\d])/gu

/** Words that a sentence sets in quotation marks are those it speaks of. */
export const quotedIn = (text: string): { term: string; at: number }[] =>
  [...text.matchAll(quoted)].flatMap((found) => {
    const term = found[1] ?? ''
    const isTitleOrName = wordsOf(term).length <= 4 && !/[.!?,]/.test(term)
    return isTitleOrName ? [{ term, at: found.index + found[0].indexOf(term) }] : []
  })

const comesOnce = (text: string, term: string) => text.toLowerCase().split(term.toLowerCase()).length === 2

/** "fluids (FL)", "(fluids)": what stands beside it gives it away or says it again. */
const isBeside = (text: string, { term, at }: Hole) =>
  (/\([^)]*$/.test(text.slice(0, at)) &&
    !/(?:called|known as|tinatawag na) [‘“"']?$/.test(text.slice(0, at))) ||
  /^[’”"']?\s?\(/.test(text.slice(at + term.length))

/** The best of them that comes once and stands free. */
export function bestHole(holes: readonly Hole[], { text }: Statement): Hole | undefined {
  return holes
    .filter((hole) => comesOnce(text, hole.term) && !isBeside(text, hole))
    .sort((one, other) => other.weight - one.weight)[0]
}

const blank = '________'

/** The sentence with the hole in it. */
export const withHole = (text: string, { term, at }: Hole): string =>
  `${text.slice(0, at)}${blank}${text.slice(at + term.length)}`

/** The fact that a sentence with one thing left out asks for. */
export function blankFact(statement: Statement, hole: Hole, rest: string, plural: boolean): Fact {
  const stem = /[.!?]['’”")]?$/.test(rest.trim()) ? rest : `${rest.trim()}.`
  return {
    kind: 'blank',
    statement,
    term: hole.term,
    at: hole.at,
    detail: rest.replace(blank, '').replace(/\s+/g, ' ').trim(),
    shape: '',
    head: '',
    type: hole.type,
    plural,
    askings: [{ of: 'term', stem, open: hole.sure ? stem : null, bloom: 'remember', worth: 0.6 }],
  }
}
