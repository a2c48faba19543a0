import { bestHole, blankFact, type Hole, quotedIn, type WeightOf, withHole } from '../../sources/holes.ts'
import type { Fact, Statement } from '../language-rules.ts'
import { wordsOf } from '../words.ts'
import { withoutClitic } from './asked.ts'
import { filipinoStemsOf, isFilipinoFunctionWord } from './stems.ts'

const fewestStems = 4
/** "ni Padre Jose Burgos", "kay Marcelo H. del Pilar". */
const person =
  /(?:^|[\s(])(?:[Ss]i|ni|kay) (\p{Lu}[\p{L}-]+(?: (?:(?:de|del|de la) )?(?:\p{Lu}\.|\p{Lu}[\p{L}-]+))*)/gu
const marked = /(?:^|\s)(?:[Aa]ng(?: mga)?|ng(?: mga)?|sa(?: mga)?|may) /g
const called =
  /(?:tinatawag(?: ding?| ring?)? na|kilala(?: rin| din)? bilang|tinaguriang|pinangalanang|nangangahulugang) (?:ang )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?=[.,;)]|$)/gu
/** "sa Unibersidad ng Santo Tomas", "ang Kongreso ng Malolos". */
const name = /(?:^|\s)(?:[Aa]ng|ng|sa) (\p{Lu}[\p{L}-]+(?: (?:ng |de |del )?\p{Lu}[\p{L}-]+)+)/gu

/** What follows a word and belongs to it: "panunaw na mekanikal". */
const goesOn = /^ na \p{L}/u
/** One who is named elsewhere cannot be told apart from the one left out. */
const someone = /(?:^|\s)(?:siya|niya|kaniya|kanya|kaniyang|kanyang)(?=[\s,.]|$)/

const holesBy = (text: string, pattern: RegExp, hole: Omit<Hole, 'term' | 'at'>): Hole[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const term = found[1] ?? ''
    const at = found.index + found[0].lastIndexOf(term)
    const isTerm = wordsOf(term).length <= 5 && !isFilipinoFunctionWord(wordsOf(term)[0] ?? '')
    return isTerm ? [{ ...hole, term, at }] : []
  })

function termsIn(text: string, weightOf: WeightOf): Hole[] {
  return [...text.matchAll(marked)].flatMap((found): Hole[] => {
    const at = found.index + found[0].length
    const words = /^[\p{L}-]+(?: [\p{L}-]+){0,3}/u.exec(text.slice(at))?.[0].split(' ') ?? []
    const terms = words.map((_, count) => words.slice(0, words.length - count).join(' '))
    const term = terms.find((one) => weightOf(one).weight > 0)
    if (!term || goesOn.test(text.slice(at + term.length))) return []
    // One of several named together could be each of them.
    if (
      /^(?:,| at | o )/.test(text.slice(at + term.length)) ||
      /(?:,| at| o)(?: ang| ng| sa)?(?: mga)? $/.test(text.slice(0, at))
    )
      return []
    const { weight, isDefined } = weightOf(term)
    return [{ term, at, type: 'thing', weight, sure: isDefined }]
  })
}

/** A sentence with one weighty word left out after its marker, which stays. */
export function filipinoBlanksOf(statement: Statement, weightOf: WeightOf): Fact[] {
  const { text } = statement
  if (/\d\s?(?:m|cm|km)\b/.test(text)) return []
  const people = someone.test(text)
    ? []
    : holesBy(text, person, { type: 'person', weight: 1.5, sure: true }).filter(
        ({ term }) => /\s/.test(term) || weightOf(term).weight > 0,
      )
  const quotes = quotedIn(text).map((found): Hole => ({ ...found, type: 'thing', weight: 2, sure: true }))
  const best = bestHole(
    [
      ...quotes,
      ...holesBy(text, called, { type: 'thing', weight: 1.8, sure: true }),
      ...people,
      ...holesBy(text, name, { type: 'thing', weight: 1.2, sure: true }),
      ...termsIn(text, weightOf),
    ],
    statement,
  )
  if (!best) return []
  const rest = withoutClitic(withHole(text, best))
  const fact = blankFact(statement, best, rest, false)
  return [...filipinoStemsOf(fact.detail)].length < fewestStems ? [] : [fact]
}
