import { type IsProper, insideAs } from '../asking.ts'
import type { Fact } from '../language-rules.ts'
import { memoized } from '../memoized.ts'
import { parse } from './parse.ts'
import { isPlural } from './stems.ts'

export const englishTermInside = (term: string, isProper: IsProper): string =>
  insideAs(/^(?:the|an?)\s/i, term, isProper)

export type Made = Omit<Fact, 'statement'>

const ends = /^(?:ADP|SCONJ|CCONJ|PRON|PART|AUX)$/

/** The last noun before what tells it apart: "the best conductor among metals", "the amount paid". */
function nounIn(named: string): string {
  const tokens = parse(named)
  let noun = ''
  for (const [place, { text, pos }] of tokens.entries()) {
    // "bowl-shaped" only describes.
    if (text === '-' || tokens[place + 1]?.text === '-' || tokens[place - 1]?.text === '-') continue
    const before = tokens[place - 1]
    if (pos === 'NOUN' || pos === 'PROPN') noun = text
    else if (noun === '' && before?.pos === 'ADJ' && (ends.test(pos) || pos === 'VERB')) return before.text
    else if (noun !== '' && (ends.test(pos) || pos === 'VERB' || text === ',')) break
    else if (noun === '' && /ing$/.test(text) && pos === 'VERB') noun = text
    else if (/^(?:that|which|who|of)$/.test(text)) break
  }
  return (
    noun ||
    (named
      .split(/\s(?:that|which|who|of|in|for|to|from|with|by|on)\s/)[0]
      ?.split(' ')
      .at(-1) ??
      '')
  )
}

/** "a J-shaped organ that stores food": an organ. */
export const englishHeadOf = memoized((detail: string): string => {
  // "a kind of rock", "a piece of lumber": rock and lumber.
  const named = detail
    .replace(/^(?:an?|the|any|one of the)\s+/i, '')
    .replace(
      /^(?:\p{L}+\s)?(?:kind|type|form|sort|variety|piece|set|series|collection)s? of (?:an? |the )?/iu,
      '',
    )
  const head = nounIn(named)
  // What is "used to" do something is a tool too, whatever it is called.
  if (/^(?:tool|instrument|device|machine|apparatus|equipment|utensil|implement)s?$/i.test(head))
    return 'tool'
  return isPlural(head) ? head.toLowerCase().replace(/s$/, '') : head.toLowerCase()
})

/** "a", "the" or no article: mixed, the odd one out would be seen. */
export const englishNameShape = (detail: string) =>
  `name ${/^an?\s/i.test(detail) ? 'a' : (/^(?:the|one)(?=\s)/i.exec(detail)?.[0].toLowerCase() ?? '')}`
