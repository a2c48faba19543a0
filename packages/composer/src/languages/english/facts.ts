import type { IsProper } from '../asking.ts'
import type { Fact, FactKind, Statement } from '../language-rules.ts'
import { wordsOf } from '../words.ts'
import { englishTermInside, type Made } from './asked.ts'
import { englishClauseOf } from './clause.ts'
import { englishComparison } from './comparison.ts'
import { englishDefinition } from './definition.ts'
import { englishAction, englishEffect, englishQuantity, englishUse } from './patterns-of-clauses.ts'
import {
  apposition,
  englishCondition,
  englishDate,
  englishNaming,
  englishReason,
} from './patterns-of-sentences.ts'
import { englishStemsOf } from './stems.ts'

const quantified =
  /^(?:most|many|some|all|few|several|every|each|any|no|other|different|various|certain|one|two|three|four|five|six|\d)/i

export function englishFactsOf(statement: Statement, isProper: IsProper): Fact[] {
  const found = factsIn(statement, isProper)
  return found.length > 0 ? found : comparative(statement)
}

function factsIn(statement: Statement, isProper: IsProper): Fact[] {
  const { text } = statement
  const full = (made: Made | null): Fact[] => (made && fits(made) ? [{ ...made, statement }] : [])
  const named = [...full(englishNaming(text, isProper)), ...full(apposition(text))]
  if (named.length > 0) return named
  const compared = englishComparison(text, isProper)
  if (compared.length > 0) return compared.flatMap(full)
  const special = [
    ...full(englishReason(text, isProper)),
    ...full(englishCondition(text, isProper)),
    ...full(englishDate(text, isProper)),
  ]
  const clause = englishClauseOf(text)
  if (!clause || quantified.test(clause.term) || /\s(?:because|since)\s/.test(text)) return special
  const subject = englishTermInside(clause.subject, isProper)
  const counted = full(englishQuantity(clause, subject))
  const said =
    englishDefinition(clause, subject) ??
    englishUse(clause, subject) ??
    englishEffect(clause, subject) ??
    englishAction(clause, subject)
  return [...special, ...counted, ...full(said)]
}

/** "Water has a higher specific heat than sand": it can be turned round, but asks for nothing by itself. */
const comparative = (statement: Statement): Fact[] =>
  /\s(?:more|less|\p{L}+er)\s(?:.+\s)?than\s/u.test(statement.text)
    ? [
        {
          kind: 'comparison',
          statement,
          term: '',
          at: -1,
          detail: '',
          shape: '',
          head: '',
          type: 'thing',
          plural: false,
          askings: [],
        },
      ]
    : []

/** A term that a question can ask for, and a detail that repeats at most its kind: "simple interest is interest on…". */
function fits(made: Made): boolean {
  if (wordsOf(made.detail).length > 24) return false
  const kinds: FactKind[] = ['cause', 'condition', 'date', 'quantity']
  if (kinds.includes(made.kind)) return true
  const term = [...englishStemsOf(made.term)]
  const detail = englishStemsOf(made.detail)
  const repeated = term.filter((stem) => detail.has(stem))
  const kind = term.length > 1 && made.kind === 'definition' ? term.at(-1) : undefined
  return term.length > 0 && repeated.every((stem) => stem === kind)
}
