import type { Fact, Statement } from '../tongue.ts'
import { wordsOf } from '../words.ts'
import { withoutClitic } from './asked.ts'
import { stemsOf } from './stems.ts'

const blank = '________'
const fewestStems = 4
/** "ni Padre Jose Burgos", "kay Marcelo H. del Pilar". */
const person =
  /(?:^|\s)(?:[Ss]i|ni|kay) (\p{Lu}[\p{L}-]+(?: (?:(?:de|del|de la) )?(?:\p{Lu}\.|\p{Lu}[\p{L}-]+))*)/gu
const marked = /(?:^|\s)(?:[Aa]ng(?: mga)?|ng(?: mga)?|sa(?: mga)?|may) /g

/** What follows a word and belongs to it: "panunaw na mekanikal". */
const goesOn = /^ na \p{L}/u
/** One who is named elsewhere cannot be told apart from the one left out. */
const someone = /(?:^|\s)(?:siya|niya|kaniya|kanya|kaniyang|kanyang)(?=[\s,.]|$)/

type Hole = { term: string; at: number; type: Fact['type']; weight: number }

function holesOf(text: string, weightOf: (term: string) => number): Hole[] {
  const people = [...text.matchAll(person)].flatMap((found): Hole[] => {
    const term = found[1] ?? ''
    const at = found.index + found[0].indexOf(term)
    return wordsOf(term).length > 1 ? [{ term, at, type: 'person', weight: 1 }] : []
  })
  const things = [...text.matchAll(marked)].flatMap((found): Hole[] => {
    const at = found.index + found[0].length
    const words = /^[\p{L}-]+(?: [\p{L}-]+){0,3}/u.exec(text.slice(at))?.[0].split(' ') ?? []
    const terms = words.map((_, count) => words.slice(0, words.length - count).join(' '))
    const term = terms.find((one) => weightOf(one) > 0)
    return term && !goesOn.test(text.slice(at + term.length))
      ? [{ term, at, type: 'thing', weight: weightOf(term) }]
      : []
  })
  return [...people, ...things]
}

/** A sentence with one weighty word left out after its marker, which stays. */
export function blanksOf(statement: Statement, weightOf: (term: string) => number): Fact[] {
  const { text } = statement
  if (someone.test(text) || /\d\s?(?:m|cm|km)\b/.test(text)) return []
  const once = (term: string) => text.toLowerCase().split(term.toLowerCase()).length === 2
  const [best] = holesOf(text, weightOf)
    .filter(({ term }) => once(term))
    .sort((one, other) => other.weight - one.weight)
  if (!best) return []
  const { term, at, type } = best
  const rest = withoutClitic(`${text.slice(0, at)}${blank}${text.slice(at + term.length)}`)
  const detail = rest.replace(blank, '').replace(/\s+/g, ' ').trim()
  if ([...stemsOf(detail)].length < fewestStems) return []
  return [
    {
      kind: 'blank',
      statement,
      term,
      at,
      detail,
      shape: '',
      head: '',
      type,
      plural: false,
      askings: [{ of: 'term', stem: rest, open: rest, bloom: 'remember', worth: 0.6 }],
    },
  ]
}
