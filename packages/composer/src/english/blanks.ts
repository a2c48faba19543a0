import type { Fact, Statement } from '../tongue.ts'
import { parse } from './parse.ts'
import { isPlural, stemsOf } from './stems.ts'

const blank = '________'
const fewestStems = 5
/** Groups of so many words at most are looked for among the terms of the lesson. */
const longest = 3

/** A sentence with its weightiest term left out, where the term comes once and after the verb. */
export function blanksOf(statement: Statement, weightOf: (term: string) => number): Fact[] {
  const { text } = statement
  const tokens = parse(text)
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (verb < 0 || /\b(?:he|she|his|her|they|their|its?)\b/i.test(text)) return []
  const holes = tokens.flatMap((first, at) =>
    Array.from({ length: longest }, (_, more) => ({
      first,
      last: tokens[at + more],
      next: tokens[at + more + 1],
    })).flatMap(({ first: from, last, next }) => {
      const whole =
        last &&
        at > verb &&
        [from, last].every(({ pos }) => /^(?:NOUN|PROPN|ADJ|VERB)$/.test(pos)) &&
        !/^(?:NOUN|PROPN)$/.test(next?.pos ?? '')
      const term = whole ? text.slice(from.at, last.end) : ''
      // One of several named together could be each of them.
      const listed =
        /(?:,|\band|\bor)\s(?:the |an? )?$/.test(text.slice(0, from.at)) ||
        /^(?:,| and | or )/.test(text.slice(from.at + term.length))
      const once = text.toLowerCase().split(term.toLowerCase()).length === 2
      const weight = term && once && !listed ? weightOf(term) : 0
      return weight > 0 ? [{ term, at: from.at, weight: weight + term.length / 1000 }] : []
    }),
  )
  const [best] = holes.sort((one, other) => other.weight - one.weight)
  if (!best) return []
  const before = text.slice(0, best.at).replace(/\ban?\s$/i, 'a/an ')
  const rest = `${before}${blank}${text.slice(best.at + best.term.length)}`
  const detail = rest.replace(blank, '').replace(/\s+/g, ' ').trim()
  if (stemsOf(detail).size < fewestStems) return []
  return [
    {
      kind: 'blank',
      statement,
      term: best.term,
      at: best.at,
      detail,
      shape: '',
      head: '',
      type: 'thing',
      plural: isPlural(best.term),
      askings: [{ of: 'term', stem: rest, open: rest, bloom: 'remember', worth: 0.6 }],
    },
  ]
}
