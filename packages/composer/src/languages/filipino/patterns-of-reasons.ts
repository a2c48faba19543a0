import { ask, type IsProper } from '../asking.ts'
import { lowerFirst, trimmed, wordsOf } from '../words.ts'
import { filipinoClauseOf, filipinoTermInside, type Made, withoutClitic } from './asked.ts'
import { isFilipinoOrder } from './orders.ts'
import { isVerb } from './stems.ts'

/** A clause inside a question: what opens with a verb or a quality loses its capital. */
const insideClause = (text: string, isProper: IsProper) => {
  const first = text.split(/\s+/)[0] ?? ''
  return isVerb(first) || /^(?:ma|mas|pinaka|lalo|unti)/i.test(first)
    ? lowerFirst(text)
    : filipinoTermInside(text, isProper)
}

/** "Ang A ay B" as "B ang A", as it is said after "bakit". */
function turned(text: string, isProper: IsProper): string {
  const clause = filipinoClauseOf(text)
  if (!clause) return withoutClitic(insideClause(text, isProper))
  const subject = `${clause.marker.toLowerCase()} ${filipinoTermInside(clause.term, isProper)}`
  return wordsOf(clause.predicate).length <= 6
    ? `${clause.predicate} ${subject}`
    : `${subject} ay ${clause.predicate}`
}

const clauseMade = (kind: 'cause' | 'condition', term: string, detail: string, shape: string, stem: string) =>
  ({
    kind,
    term,
    at: -1,
    detail,
    shape,
    head: '',
    type: 'thing',
    plural: false,
    askings: [ask('detail', stem, null, 'analyze', 0.85)],
  }) satisfies Made

/** "Dahil sa ulan, bumaha": the reason stands first. */
function reasonFirst(text: string, isProper: IsProper): Made | null {
  const [, why, said] = /^Dahil sa ([^,;:]+), ([^,;:]+?)\.?$/.exec(text) ?? []
  if (!why || !said || wordsOf(said).length < 4) return null
  const stem = `Ano ang dahilan kung bakit ${turned(said, isProper)}`
  return clauseMade('cause', said, why, 'cause', stem)
}

export function filipinoReason(text: string, isProper: IsProper): Made | null {
  const first = reasonFirst(text, isProper)
  if (first) return first
  const [, said, link, why] = /^([^,;:]+?),? (dahil sa|dahil|sapagkat) (.+?)\.?$/.exec(text) ?? []
  if (!said || !link || !why || wordsOf(said).length < 4 || wordsOf(why).length < 3) return null
  const asked = turned(said, isProper)
  return link === 'dahil sa'
    ? clauseMade(
        'cause',
        filipinoClauseOf(said)?.term ?? said,
        why,
        'cause',
        `Ano ang dahilan kung bakit ${asked}`,
      )
    : clauseMade('cause', filipinoClauseOf(said)?.term ?? said, why, 'why', `Bakit ${asked}`)
}

const pronoun = /(?:^|\s)(?:ito|nito|itong|siya|niya|kaniyang|kanyang|sila|nila|kanilang)(?=[\s,.]|$)/

/** "Bumabaha kapag malakas ang ulan": the result stands first. */
function resultFirst(text: string): Made | null {
  const [, then, word, given] = /^([^,;:]+?) (kapag|tuwing) ([^,;:]+?)\.$/.exec(text) ?? []
  if (!then || !word || !given || wordsOf(then).length < 3 || wordsOf(given).length < 3) return null
  const opens = isVerb(then.split(/\s+/)[0] ?? '') || /^mas\s/i.test(then)
  if (!opens || pronoun.test(given) || / ay /.test(then)) return null
  return clauseMade('condition', given, lowerFirst(then), 'clause', `Ano ang nangyayari ${word} ${given}`)
}

export function filipinoCondition(text: string): Made | null {
  const [, word, given, then] = /^(Kapag|Kung|Tuwing) ([^,]+), ([^,]+)\.$/.exec(text) ?? []
  if (!word || !given || !then) return resultFirst(text)
  if (wordsOf(then).length < 3 || wordsOf(given).length < 2 || isFilipinoOrder(then) || pronoun.test(given))
    return null
  const stem = `Ano ang nangyayari ${word.toLowerCase()} ${given}`
  return clauseMade('condition', given, trimmed(then), 'clause', stem)
}
