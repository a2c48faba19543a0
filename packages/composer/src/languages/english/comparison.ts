import { ask, type IsProper } from '../asking.ts'
import { wordsOf } from '../words.ts'
import { englishHeadOf, englishTermInside, type Made } from './asked.ts'
import { type EnglishClause, englishClauseOf } from './clause.ts'
import { weakStart } from './patterns-of-sentences.ts'

/** As the details of deeds have it, so that they can stand beside each other. */
function shapeOfClause(clause: EnglishClause): string {
  if (clause.verb.lemma === 'be') return `is ${clause.verb.text} ${clause.plural}`
  const past = clause.verb.lemma !== clause.verb.text && !/s$/.test(clause.verb.text)
  return `does ${past ? 'did' : clause.plural ? 'do' : 'does'}`
}

/** What "is a change that…" calls its subject. */
const calledIn = ({ predicate }: EnglishClause): string => {
  const [, called] = /^(?:is|are|was|were) ((?:an?|the) .+)$/.exec(predicate) ?? []
  return called ? englishHeadOf(called) : ''
}

/** Both halves of "X does this, while Y does that" say something of their own. */
export function englishComparison(text: string, isProper: IsProper): Made[] {
  const [, left, right] = /^(.+?), (?:while|whereas|but) (.+?)\.?$/.exec(text) ?? []
  const one = left ? englishClauseOf(left) : null
  const other = right ? englishClauseOf(right) : null
  if (!left || !right || !one || !other || one.plural !== other.plural || weakStart.test(right)) return []
  if (wordsOf(other.predicate).length < 3 || other.verb.lemma !== one.verb.lemma) return []
  const offset = text.indexOf(right)
  return [
    {
      kind: 'comparison',
      term: other.term,
      at: offset + other.at,
      detail: other.predicate,
      shape: shapeOfClause(other),
      head: calledIn(other),
      type: 'thing',
      plural: other.plural,
      askings: [
        ask(
          'detail',
          `How ${other.plural ? 'do' : 'does'} ${englishTermInside(other.subject, isProper)} differ from ${englishTermInside(one.subject, isProper)}`,
          null,
          'analyze',
          0.9,
        ),
        ask('term', `Which of the following ${other.predicate}`, null, 'remember', 0.7),
      ],
    },
    {
      kind: 'comparison',
      term: one.term,
      at: one.at,
      detail: one.predicate,
      shape: shapeOfClause(one),
      head: calledIn(one),
      type: 'thing',
      plural: one.plural,
      askings: [ask('term', `Which of the following ${one.predicate}`, null, 'remember', 0.7)],
    },
  ]
}
