import { ask } from '../asking.ts'
import { wordsOf } from '../words.ts'
import type { Made } from './asked.ts'
import type { EnglishClause } from './clause.ts'
import { isPerson } from './persons.ts'

const adverbs =
  /^(?:also|usually|often|commonly|generally|mainly|simply|basically|actually|therefore|thus|then)\s+/i
const withoutAdverbs = (text: string) =>
  text.replace(adverbs, '').replace(/^(is|are|was|were) (?:also|therefore|thus|simply|basically) /, '$1 ')

export function englishUse(clause: EnglishClause, subject: string): Made | null {
  const found =
    /^(is|are|was|were) (?:also |often |commonly |mainly |usually )?used (to|for|in|as) (.+)$/i.exec(
      clause.predicate,
    )
  const [, be, , rest] = found ?? []
  if (!be || !rest || wordsOf(rest).length < 2) return null
  const detail = clause.predicate.slice(clause.predicate.indexOf('used') + 5)
  return {
    kind: 'function',
    term: clause.term,
    at: clause.at,
    detail,
    shape: `used ${detail.split(' ')[0]}`,
    head: 'tool',
    type: 'thing',
    plural: clause.plural,
    askings: [
      // Many things are used for one purpose: without choices the question has no one answer.
      ask('term', `Which of the following ${be} used ${detail}`, null, 'remember', 0.85),
      ask('detail', `How ${be} ${subject} used`, null, 'understand', 0.75),
    ],
  }
}

export function englishEffect(clause: EnglishClause, subject: string): Made | null {
  const found =
    /^(causes?|caused|leads? to|led to|results? in|resulted in|brings? about|brought about|gives? rise to|gave rise to)\s(.+)$/i.exec(
      clause.predicate,
    )
  const [, link, detail] = found ?? []
  if (!link || !detail || wordsOf(detail).length < 2) return null
  return {
    kind: 'cause',
    term: clause.term,
    at: clause.at,
    detail,
    shape: 'effect',
    head: '',
    type: 'thing',
    plural: clause.plural,
    askings: [
      ask(
        'term',
        `Which of the following ${link} ${detail}`,
        clause.plural ? null : `What ${link} ${detail}`,
        'understand',
        0.85,
      ),
      ask('detail', `Which of the following is an effect of ${subject}`, null, 'analyze', 0.85),
    ],
  }
}

const weakVerbs =
  /^(?:include|need|depend|vary|differ|come|become|seem|appear|involve|can|could|may|might|should|would|must|will|do|does|did|have|has|had|be)$/i

const states = /^(?:contain|weigh|equal|resemble|belong|measure|cost|begin|start|happen|occur|remain|form)$/

export function englishAction(clause: EnglishClause, subject: string): Made | null {
  if (weakVerbs.test(clause.verb.lemma) || weakVerbs.test(clause.verb.text)) return null
  const predicate = withoutAdverbs(clause.predicate)
  if (/\b(?:not|never|n't|more|less|than)\b/i.test(predicate) || wordsOf(predicate).length < 4) return null
  const be = clause.verb.lemma === 'be'
  if (be && clause.next?.pos !== 'VERB' && !/ed$/.test(clause.next?.text ?? '')) return null
  const acts =
    !be && /^(?:DET|NOUN|PROPN|ADJ|PRON)$/.test(clause.next?.pos ?? '') && !states.test(clause.verb.lemma)
  const past = !be && clause.verb.lemma !== clause.verb.text && !/s$/.test(clause.verb.text)
  const person = isPerson(clause)
  const what = person ? `Who ${predicate}` : `Which of the following ${predicate}`
  const does = past ? 'did' : clause.plural ? 'do' : 'does'
  return {
    kind: be ? 'property' : 'action',
    term: clause.term,
    at: clause.at,
    detail: clause.predicate,
    shape: acts ? `does ${does}` : `is ${clause.verb.text} ${clause.plural}`,
    head: '',
    type: person ? 'person' : 'thing',
    plural: clause.plural,
    askings: [
      ...(acts || be || person
        ? [ask('term', what, person ? what : clause.plural ? null : `What ${predicate}`, 'remember', 0.65)]
        : []),
      !acts
        ? ask('detail', `Which of the following is true of ${subject}`, null, 'understand', 0.55)
        : ask('detail', `What ${does} ${subject} do`, null, 'understand', 0.65),
    ],
  }
}

export function englishQuantity(clause: EnglishClause, subject: string): Made | null {
  const found =
    /^(has|have|contains?|consists? of|is made up of|are made up of|is composed of|are composed of) (?:about |exactly )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:\p{L}+ )?\p{L}+s)\b/iu.exec(
      clause.predicate,
    )
  const [, link, count, counted] = found ?? []
  if (!link || !count || !counted) return null
  const verb = /^(?:has|have)$/i.test(link) ? 'have' : /^contain/i.test(link) ? 'contain' : 'have'
  return {
    kind: 'quantity',
    term: count,
    at: -1,
    detail: clause.predicate,
    shape: '',
    head: '',
    type: 'number',
    plural: false,
    askings: [
      ask(
        'term',
        `How many ${counted} ${clause.plural ? 'do' : 'does'} ${subject} ${verb}`,
        `How many ${counted} ${clause.plural ? 'do' : 'does'} ${subject} ${verb}`,
        'remember',
        0.75,
      ),
    ],
  }
}
