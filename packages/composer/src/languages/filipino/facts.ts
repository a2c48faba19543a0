import type { IsProper } from '../asking.ts'
import type { Fact, Statement } from '../language-rules.ts'
import { plain, wordsOf } from '../words.ts'
import { clauseOf, inside, type Made } from './asked.ts'
import { definition } from './definitions.ts'
import { action, effect, use } from './patterns-of-clauses.ts'
import { condition, reason } from './patterns-of-reasons.ts'
import { comparison, date, inverted, naming, quantity } from './patterns-of-sentences.ts'
import { stemsOf } from './stems.ts'

export function factsOf(statement: Statement, isProper: IsProper): Fact[] {
  const { text } = statement
  const full = (made: Made | null): Fact[] => (made && fits(made) ? [{ ...made, statement }] : [])
  const named = full(naming(text))
  if (named.length > 0) return named
  const compared = comparison(text, isProper)
  if (compared.length > 0) return compared.flatMap(full)
  const clause = clauseOf(text)
  const isSetApart = clause !== null && statement.bold.some((bold) => plain(bold) === plain(clause.term))
  const term = clause ? inside(clause.term, isProper) : ''
  const defined = clause ? full(definition(clause, term, isSetApart)) : []
  if (isSetApart && defined.length > 0) return defined
  const special = [...full(reason(text, isProper)), ...full(condition(text)), ...full(date(text))]
  if (/\s(?:dahil|sapagkat)\s|^Dahil\s/.test(text)) return special
  const counted = full(quantity(text, isProper))
  if (!clause) return [...special, ...counted, ...(special.length > 0 ? [] : full(inverted(text)))]
  const said = full(use(clause, term) ?? effect(clause, term) ?? action(clause, term, isSetApart))
  return [...special, ...counted, ...(defined.length > 0 ? defined : said)]
}

function fits(made: Made): boolean {
  if (wordsOf(made.detail).length > 26) return false
  if (made.kind === 'cause' || made.kind === 'condition' || made.kind === 'date' || made.kind === 'quantity')
    return true
  const term = stemsOf(made.term)
  const said = stemsOf(made.detail)
  const [first = ''] = term
  // "Ang yunit ng haba ay yunit na …" says of a thing that it is itself.
  if (term.size === 0 || (/ ng /.test(made.term) && said.has(first))) return false
  // A part of a longer name may come again: "likas na yaman" is "yaman na …".
  return [...term].filter((stem) => said.has(stem)).length <= Math.floor(term.size / 2)
}
