import type { IsProper } from '../asking.ts'
import type { Fact, FactKind, Statement } from '../tongue.ts'
import { wordsOf } from '../words.ts'
import { inside, type Made } from './asked.ts'
import { clauseOf } from './clause.ts'
import { action, definition, effect, quantity, use } from './patterns-of-clauses.ts'
import { comparison, condition, date, naming, reason } from './patterns-of-sentences.ts'
import { stemsOf } from './stems.ts'

const quantified =
  /^(?:most|many|some|all|few|several|every|each|any|no|other|different|various|certain|one|two|three|four|five|six|\d)/i

export function factsOf(statement: Statement, isProper: IsProper): Fact[] {
  const { text } = statement
  const full = (made: Made | null): Fact[] => (made && fits(made) ? [{ ...made, statement }] : [])
  const named = full(naming(text, isProper))
  if (named.length > 0) return named
  const compared = comparison(text, isProper)
  if (compared.length > 0) return compared.flatMap(full)
  const special = [
    ...full(reason(text, isProper)),
    ...full(condition(text, isProper)),
    ...full(date(text, isProper)),
  ]
  const clause = clauseOf(text)
  if (!clause || quantified.test(clause.term) || /\s(?:because|since)\s/.test(text)) return special
  const subject = inside(clause.subject, isProper)
  const counted = full(quantity(clause, subject))
  const said =
    definition(clause, subject) ?? use(clause, subject) ?? effect(clause, subject) ?? action(clause, subject)
  return [...special, ...counted, ...full(said)]
}

/** A term that a question can ask for, and a detail that does not repeat it. */
function fits(made: Made): boolean {
  if (wordsOf(made.detail).length > 24) return false
  const kinds: FactKind[] = ['cause', 'condition', 'date', 'quantity']
  if (kinds.includes(made.kind)) return true
  const term = stemsOf(made.term)
  return term.size > 0 && ![...stemsOf(made.detail)].some((stem) => term.has(stem))
}
