import { ask, type IsProper } from '../asking.ts'
import { trimmed, wordsOf } from '../words.ts'
import { englishHeadOf, englishTermInside, type Made } from './asked.ts'
import { asPastQuestion } from './clause.ts'
import { parse } from './parse.ts'
import { describesPerson } from './persons.ts'
import { isPlural } from './stems.ts'

export function englishNaming(text: string, isProper: IsProper): Made | null {
  const found =
    /^(.+?),? (?:is|are|was|were) (?:also |often |commonly |usually |sometimes )?(?:called|known as|termed|referred to as) (?:the |an? )?([^,.;:()]+)\.?$/.exec(
      text,
    )
  const [, described, term] = found ?? []
  if (!described || !term || wordsOf(term).length > 4 || wordsOf(described).length < 4) return null
  // "Sodium chloride is called salt" gives a second name, not a description.
  if (!/\b(?:that|which|who|whose|where|of|by|in|when|from|to|with|for)\b/.test(described)) return null
  const asked = `What do we call ${englishTermInside(described, isProper)}`
  return {
    kind: 'naming',
    term,
    at: text.lastIndexOf(term),
    detail: described,
    shape: '',
    head: englishHeadOf(described),
    type: 'thing',
    plural: isPlural(term),
    askings: [ask('term', asked, asked, 'remember', 0.95)],
  }
}

/** Names one thing: no list of several, and no sentence with a verb of its own. */
function isDescription(detail: string): boolean {
  if (/\s(?:and|or) (?:the|an?|its|their)\s|\b(?:it|its|they|their)\b/.test(detail)) return false
  const tokens = parse(detail)
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (verb < 0) return true
  const isBound = tokens.slice(0, verb).some(({ text }) => /^(?:that|which|who|whose|where|to)$/.test(text))
  return isBound || /(?:ed|en|ing|nt|ade|own)$/.test(tokens[verb]?.text ?? '')
}

/** "…is a crater, a bowl-shaped hollow formed by explosions": the end of a sentence says what its last thing is. */
export function apposition(text: string): Made | null {
  const [, term, detail] =
    /(?:^|\s)(?:an?|the) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+), ((?:an?|the) (?:[^,.;:]+))\.$/u.exec(text) ?? []
  if (!term || !detail || wordsOf(detail).length < 5 || isPlural(term)) return null
  const nouns = parse(`the ${term}`).slice(1)
  const before = text.slice(0, text.lastIndexOf(`${term}, ${detail}`))
  if (/:/.test(before) || !parse(before).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return null
  if (!isDescription(detail)) return null
  if (!nouns.every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos)) || nouns.at(-1)?.pos === 'ADJ') return null
  const asked = `What do we call ${detail}`
  return {
    kind: 'naming',
    term,
    at: text.lastIndexOf(`${term}, ${detail}`),
    detail,
    shape: '',
    head: englishHeadOf(detail),
    type: describesPerson(detail) ? 'person' : 'thing',
    plural: false,
    askings: [ask('term', asked, asked, 'remember', 0.9)],
  }
}

export const weakStart = /^(?:it|they|he|she|this|that|these|those|we|you|there)\b/i

/** Whether the first verb that shows a time shows the past. */
function isPast(text: string): boolean {
  const verb = parse(text).find(
    ({ pos, text: word }) => (pos === 'VERB' || pos === 'AUX') && !/ing$/.test(word),
  )
  if (!verb) return false
  const word = verb.text.toLowerCase()
  return (
    /^(?:was|were|did|had)$/.test(word) || (verb.pos === 'VERB' && word !== verb.lemma && !/s$/.test(word))
  )
}

export function englishReason(text: string, isProper: IsProper): Made | null {
  const [, said, because, why] = /^([^,;:]+?),? (because|since) (.+?)\.?$/.exec(text) ?? []
  if (!said || !why || (because === 'since' && /^\d/.test(why)) || weakStart.test(said)) return null
  if (wordsOf(said).length < 3 || wordsOf(why).length < 3 || /^(?:of|and|or)\b/.test(why)) return null
  // "The signal words because and since": the words are spoken of, not used.
  if (/\b(?:because|since)\b/.test(said)) return null
  return {
    kind: 'cause',
    term: said,
    at: -1,
    detail: why,
    shape: 'clause',
    head: '',
    type: 'thing',
    plural: false,
    askings: [
      ask(
        'detail',
        `Which of the following explains why ${englishTermInside(said, isProper)}`,
        null,
        'analyze',
        0.85,
      ),
    ],
  }
}

export function englishCondition(text: string, isProper: IsProper): Made | null {
  const [, word, given, then] = /^(When|If) ([^,]+), ([^,]+)\.$/.exec(text) ?? []
  if (!word || !given || !then || weakStart.test(given) || wordsOf(then).length < 3) return null
  if (/\b(?:you|we|one)\b/i.test(text) || /^(?:he|she)\b/i.test(then)) return null
  const happens = isPast(then) ? 'What happened' : 'What happens'
  return {
    kind: 'condition',
    term: given,
    at: -1,
    detail: trimmed(then),
    shape: 'result',
    head: '',
    type: 'thing',
    plural: false,
    askings: [
      ask(
        'detail',
        `${happens} ${word.toLowerCase()} ${englishTermInside(given, isProper)}`,
        null,
        'analyze',
        0.85,
      ),
    ],
  }
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const dated = new RegExp(
  `(?:^(?:In|On)|\\b(?:in|on)) ((?:(?:${months})(?: \\d{1,2})?,? )?(1[0-9]{3}|20[0-9]{2}))(?=[,.]|$| to )`,
)

export function englishDate(text: string, isProper: IsProper): Made | null {
  const found = dated.exec(text)
  const when = found?.[1]
  if (!found || !when || (text.match(/\b(?:1[0-9]{3}|20[0-9]{2})\b/g) ?? []).length > 1) return null
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
    .replace(/^[\s,]+|[\s,.]+$/g, '')
    .replace(/\s+/g, ' ')
  if (/,(?! \p{Lu}\p{L}+$)/u.test(rest) || wordsOf(rest).length < 4) return null
  const question = asPastQuestion(`${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`, (subject) =>
    englishTermInside(subject, isProper),
  )
  if (!question) return null
  const asked = /^\d+$/.test(when) ? `In what year ${question}` : `When ${question}`
  return {
    kind: 'date',
    term: when,
    at: -1,
    detail: rest,
    shape: '',
    head: '',
    type: 'time',
    plural: false,
    askings: [ask('term', asked, asked, 'remember', 0.8)],
  }
}
