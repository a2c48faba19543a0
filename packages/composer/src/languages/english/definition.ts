import { ask } from '../asking.ts'
import type { Asking } from '../language-rules.ts'
import { wordsOf } from '../words.ts'
import { englishHeadOf, englishNameShape, type Made } from './asked.ts'
import type { EnglishClause } from './clause.ts'
import { parse } from './parse.ts'
import { describesPerson, isPerson } from './persons.ts'
import { isPlural } from './stems.ts'

const linked =
  /^((?:is|are|was|were)) (?:also |simply |basically )?(?:defined as |described as )?((?:an?|the|one of the|any)\s.+|\S+.+)$/i
const meant = /^(refers? to|means?|stands? for|(?:is|are) defined as)\s(.+)$/i

/** Whether a group of words without an article has a noun in the plural near its beginning. */
const namesThings = (detail: string) =>
  wordsOf(detail)
    .slice(0, 4)
    .some((word) => isPlural(word) && word.length > 3)

/** "molten rock that is still underground", "money spent on goods": a noun without an article, and what tells it apart. */
function namesStuff(detail: string): boolean {
  const tokens = parse(detail)
  let at = 0
  while (/^(?:ADJ|NOUN|PROPN)$/.test(tokens[at]?.pos ?? '') || /en$/.test(tokens[at]?.text ?? '')) at++
  const next = tokens[at]
  if (at === 0 || !next || tokens[at - 1]?.pos !== 'NOUN') return false
  return (
    /^(?:that|which|who|from|of|in|for|on)$/.test(next.text) ||
    (next.pos === 'VERB' && /(?:ed|en|nt|ade|old|ept|ing)$/.test(next.text))
  )
}

const isOneOfMany =
  /^(?:sources?|homes?|parts?|examples?|members?|ways?|places?) (?:of|to|for)\b|^an? (?:good |main |major |important )?(?:source|home|part|example|member|way|place) (?:of|to|for)\b(?!.*\b(?:that|which|who|where)\b)/i

const nameOfKind = /^(?:\S+ )+(\S+)$/
const oneThat = /^one (?:that|which|who) (.+)$/

/** "A correct conscience is one that judges…" is asked for with its kind: "What kind of conscience judges…". */
function stemByKind(term: string, detail: string): string | null {
  const kind = nameOfKind.exec(term)?.[1]
  const told = oneThat.exec(detail)?.[1]
  return kind && told ? `What kind of ${kind.toLowerCase()} ${told}` : null
}

export function englishDefinition(clause: EnglishClause, subject: string): Made | null {
  const found = linked.exec(clause.predicate) ?? meant.exec(clause.predicate)
  const link = found?.[1]
  const detail = found?.[2]
  if (!link || !detail || wordsOf(detail).length < 4) return null
  const copula = /^(?:is|are|was|were)$/i.test(link)
  // "are tiny pores" names a thing; "is heavy", "is used to" and "is found in" do not.
  const names =
    /^(?:an?|the|one)\s/i.test(detail) ||
    (clause.plural && !/^(?:VERB|ADP)$/.test(clause.next?.pos ?? '') && namesThings(detail)) ||
    namesStuff(detail)
  if (copula && !names) return null
  // "Plants are homes of many animals" says what they also are, not what the word means.
  if (copula && isOneOfMany.test(detail)) return null
  const person = isPerson(clause)
  // What is told of somebody in passing would tell of nothing else that bears the name.
  if (!person && /\b(?:he|she|his|her)\b/i.test(detail.replace(/\b(?:he|his|him) or (?:she|hers?)\b/g, '')))
    return null
  return {
    kind: 'definition',
    term: clause.term,
    at: clause.at,
    detail,
    shape: `${englishNameShape(detail)} ${person || describesPerson(detail)} ${clause.plural}`,
    head: englishHeadOf(detail),
    type: person || describesPerson(detail) ? 'person' : 'thing',
    plural: clause.plural,
    askings: definitionStem(clause, subject, { detail, link, copula, person }),
  }
}

/** There is one such thing, which is known by this rather than called so: "the best conductor among metals". */
const singled = /^(?:the|one of the) (?:\p{L}+est|most|best|first|last|only|main|chief)\s/u

type DefinitionParts = { detail: string; link: string; copula: boolean; person: boolean }

function definitionStem(
  clause: EnglishClause,
  subject: string,
  { detail, link, copula, person }: DefinitionParts,
): Asking[] {
  const past = /^(?:was|were)$/.test(link)
  const be = copula ? link : clause.plural ? 'are' : 'is'
  const proper = clause.proper && clause.term === clause.subject
  const called = singled.test(detail) ? `What ${be} ${detail}` : `What do we call ${detail}`
  const byKind = stemByKind(clause.term, detail)
  const who = person ? `Who ${be} ${detail}` : byKind
  const choice = who ?? (past && proper ? `Which of the following ${be} ${detail}` : called)
  const open = who ?? (past && proper ? (/^the\s/.test(detail) ? `What ${be} ${detail}` : null) : called)
  const whole = person
    ? `Who ${be} ${subject}`
    : wordsOf(subject).length > 2 || past
      ? `Which of the following best describes ${subject}`
      : `What ${be} ${subject}`
  return [ask('term', choice, open, 'remember', 0.95), ask('detail', whole, null, 'understand', 0.9)]
}
