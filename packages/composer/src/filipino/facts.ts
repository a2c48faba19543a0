import type { IsProper } from '../asking.ts'
import type { Fact, Statement } from '../tongue.ts'
import { wordsOf } from '../words.ts'
import { clauseOf, inside, type Made } from './asked.ts'
import { action, definition, effect, use } from './patterns-of-clauses.ts'
import { comparison, condition, date, inverted, naming, quantity, reason } from './patterns-of-sentences.ts'
import { stemsOf } from './stems.ts'

export function factsOf(statement: Statement, isProper: IsProper): Fact[] {
  const { text } = statement
  const full = (made: Made | null): Fact[] => (made && fits(made) ? [{ ...made, statement }] : [])
  const named = full(naming(text))
  if (named.length > 0) return named
  const compared = comparison(text, isProper)
  if (compared.length > 0) return compared.flatMap(full)
  const special = [...full(reason(text, isProper)), ...full(condition(text)), ...full(date(text))]
  if (/\s(?:dahil|sapagkat)\s/.test(text)) return special
  const clause = clauseOf(text)
  const counted = full(quantity(text, isProper))
  if (!clause) return [...special, ...(special.length > 0 ? [] : full(inverted(text)))]
  const term = inside(clause.term, isProper)
  const said = definition(clause, term) ?? use(clause, term) ?? effect(clause, term) ?? action(clause, term)
  return [...special, ...counted, ...full(said)]
}

function fits(made: Made): boolean {
  if (wordsOf(made.detail).length > 26) return false
  if (made.kind === 'cause' || made.kind === 'condition' || made.kind === 'date' || made.kind === 'quantity')
    return true
  const term = stemsOf(made.term)
  return term.size > 0 && ![...stemsOf(made.detail)].some((stem) => term.has(stem))
}
