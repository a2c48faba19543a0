import { ask } from '../asking.ts'
import { wordsOf } from '../words.ts'
import type { FilipinoClause, Made } from './asked.ts'
import { isVerb } from './stems.ts'

export function filipinoEffect(clause: FilipinoClause, named: string): Made | null {
  const [, detail] =
    /^(?:nagdudulot ng|nagdulot ng|nagbubunga ng|nagbunga ng|sanhi ng|nagiging sanhi ng|humahantong sa) (.+)$/.exec(
      clause.predicate,
    ) ?? []
  if (!detail || wordsOf(detail).length < 2) return null
  const term = `Alin sa sumusunod ang ${clause.predicate}`
  return {
    kind: 'cause',
    term: clause.term,
    names: clause.names,
    at: clause.at,
    detail,
    shape: 'effect',
    head: '',
    type: 'thing',
    plural: false,
    askings: [
      ask('term', term, null, 'understand', 0.8),
      ask('detail', `Ano ang bunga ng ${clause.many ? 'mga ' : ''}${named}`, null, 'analyze', 0.85),
    ],
  }
}

export function filipinoUse(clause: FilipinoClause, named: string): Made | null {
  const [, detail] = /^ginagamit (?:ito )?((?:sa|upang|para|bilang|ng) .+)$/.exec(clause.predicate) ?? []
  if (!detail || wordsOf(detail).length < 3) return null
  return {
    kind: 'function',
    term: clause.term,
    names: clause.names,
    at: clause.at,
    detail,
    shape: `used ${detail.split(' ')[0]}`,
    head: 'gamit',
    type: 'thing',
    plural: false,
    askings: [
      ask(
        'term',
        `Alin sa sumusunod ang ginagamit ${detail}`,
        `Ano ang ginagamit ${detail}`,
        'remember',
        0.85,
      ),
      ask('term', `Alin sa sumusunod ang dapat gamitin ng isang mag-aaral ${detail}`, null, 'apply', 0.85),
      ask('detail', `Saan ginagamit ang ${clause.many ? 'mga ' : ''}${named}`, null, 'understand', 0.75),
    ],
  }
}

/** Someone outside the sentence, or who the question asks for. */
const leansBack = /(?:^|\s)(?:siya|niya|kaniya|kanya|kaniyang|kanyang|sila|nila|kanila|kanilang)(?=[\s,.]|$)/

/** What a thing does. Only of what the lesson sets apart, names or calls by one word can others be told apart. */
export function filipinoAction(clause: FilipinoClause, named: string, isSetApart: boolean): Made | null {
  const { predicate } = clause
  const first = predicate.split(/\s+/)[0] ?? ''
  if (wordsOf(predicate).length < 4 || !isVerb(first) || /\b(?:hindi|wala|mas|kaysa|higit)\b/.test(predicate))
    return null
  const who = clause.person ? `Sino ang ${predicate}` : `Alin sa sumusunod ang ${predicate}`
  const isTold = clause.person || isSetApart
  const asksTerm = (isTold || wordsOf(clause.term).length === 1) && !leansBack.test(predicate)
  const about = clause.person ? 'kay' : clause.many ? 'sa mga' : 'sa'
  return {
    kind: 'action',
    term: clause.term,
    names: clause.names,
    at: clause.at,
    detail: predicate,
    shape: `predicate ${clause.person}`,
    head: '',
    type: clause.person ? 'person' : 'thing',
    plural: false,
    askings: [
      ...(asksTerm ? [ask('term', who, clause.person ? who : `Ano ang ${predicate}`, 'remember', 0.7)] : []),
      ...(isTold
        ? [ask('detail', `Alin sa sumusunod ang totoo tungkol ${about} ${named}`, null, 'understand', 0.6)]
        : []),
    ],
  }
}
