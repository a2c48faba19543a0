import type { IsProper } from '../asking.ts'
import type { Fact, Statement } from '../language-rules.ts'
import { plain, wordsOf } from '../words.ts'
import { filipinoClauseOf, filipinoTermInside, type Made } from './asked.ts'
import { filipinoDefinition } from './definitions.ts'
import { filipinoAction, filipinoEffect, filipinoUse } from './patterns-of-clauses.ts'
import { filipinoCondition, filipinoReason } from './patterns-of-reasons.ts'
import {
  filipinoComparison,
  filipinoDate,
  filipinoNaming,
  filipinoQuantity,
  inverted,
} from './patterns-of-sentences.ts'
import { filipinoStemsOf } from './stems.ts'

export function filipinoFactsOf(statement: Statement, isProper: IsProper): Fact[] {
  const { text } = statement
  const full = (made: Made | null): Fact[] => (made && fits(made) ? [{ ...made, statement }] : [])
  const named = full(filipinoNaming(text))
  if (named.length > 0) return named
  const compared = filipinoComparison(text, isProper)
  if (compared.length > 0) return compared.flatMap(full)
  const clause = filipinoClauseOf(text)
  const isSetApart = clause !== null && statement.bold.some((bold) => plain(bold) === plain(clause.term))
  const term = clause ? filipinoTermInside(clause.term, isProper) : ''
  const defined = clause ? full(filipinoDefinition(clause, term, isSetApart)) : []
  if (isSetApart && defined.length > 0) return defined
  const special = [
    ...full(filipinoReason(text, isProper)),
    ...full(filipinoCondition(text)),
    ...full(filipinoDate(text)),
  ]
  if (/\s(?:dahil|sapagkat)\s|^Dahil\s/.test(text)) return special
  const counted = full(filipinoQuantity(text, isProper))
  if (!clause) return [...special, ...counted, ...(special.length > 0 ? [] : full(inverted(text)))]
  const said = full(
    filipinoUse(clause, term) ?? filipinoEffect(clause, term) ?? filipinoAction(clause, term, isSetApart),
  )
  return [...special, ...counted, ...(defined.length > 0 ? defined : said)]
}

function fits(made: Made): boolean {
  if (wordsOf(made.detail).length > 26) return false
  if (made.kind === 'cause' || made.kind === 'condition' || made.kind === 'date' || made.kind === 'quantity')
    return true
  const term = filipinoStemsOf(made.term)
  const said = filipinoStemsOf(made.detail)
  const [first = ''] = term
  // "Ang yunit ng haba ay yunit na …" says of a thing that it is itself.
  if (term.size === 0 || (/ ng /.test(made.term) && said.has(first))) return false
  // A part of a longer name may come again: "likas na yaman" is "yaman na …".
  return [...term].filter((stem) => said.has(stem)).length <= Math.floor(term.size / 2)
}
