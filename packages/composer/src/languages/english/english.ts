import type { LanguageRules } from '../language-rules.ts'
import { oppositesOf } from '../opposites.ts'
import { wordsOf } from '../words.ts'
import { englishHeadOf, englishTermInside } from './asked.ts'
import { englishBlanksOf } from './blanks.ts'
import { englishClauseOf } from './clause.ts'
import { englishDefinesBy } from './defines-by.ts'
import { englishEntryWords } from './entry-askings.ts'
import { englishFactsOf } from './facts.ts'
import { englishKindsOf } from './kinds.ts'
import { englishListingsOf } from './listings.ts'
import { isCommonWord, parse } from './parse.ts'
import { englishPhrases } from './phrases.ts'
import { englishRestated } from './restated.ts'
import { englishSetAgainst } from './set-against.ts'
import { englishStandsAlone, isEnglishOrder } from './stands-alone.ts'
import { englishStemsOf, isEnglishFunctionWord, isPlural } from './stems.ts'

const opposites = oppositesOf(
  'increases/decreases increase/decrease increased/decreased higher/lower larger/smaller faster/slower more/less most/least above/below before/after hot/cold warm/cool hotter/colder north/south east/west northern/southern eastern/western positive/negative gain/lose gains/loses absorb/release absorbs/releases expand/contract expands/contracts inside/outside internal/external maximum/minimum upper/lower longer/shorter heavier/lighter strengthens/weakens rises/falls rise/fall',
)

const vague =
  /^(?:thing|things|way|ways|part|parts|people|example|examples|kind|kinds|type|types|person|word|words|number|numbers|use|time|times|place|places|process|result|results|group|groups|form|forms|idea|ideas|fact|facts|amount|set|case|cases|study|area|lesson|lessons|figure|table|page|chapter|author|introduction|conclusion|summary|objectives|activity|activities|references|assessment|overview|definition|importance|background|day|days|year|years|life|world|work|step|steps|point|points|reason|reasons)$/i

/** Groups of nouns with what describes them, as they stand. */
function phrasesIn(text: string): string[] {
  const found: string[] = []
  const tokens = parse(text)
  let from = -1
  const close = (end: number) => {
    const first = tokens[from]
    const last = tokens[end - 1]
    if (from >= 0 && first && last && end - from <= 4) found.push(text.slice(first.at, last.end))
    from = -1
  }
  tokens.forEach((token, place) => {
    const noun = token.pos === 'NOUN' || token.pos === 'PROPN'
    if (from < 0 && (noun || token.pos === 'ADJ')) from = place
    else if (from >= 0 && !noun) {
      close(place)
      if (token.pos === 'ADJ') from = place
    }
  })
  close(tokens.length)
  return found.filter((phrase) => isContent(phrase))
}

const deedsOfPeople =
  /^(?:say|ask|tell|reply|answer|think|go|walk|run|see|look|smile|cry|laugh|want|feel|know|love|marry|write|find|found|teach|learn|live|die|lead|join|fight|help|take|give|bring|come|leave|return|become|serve|decide|try|begin|start)$/

/** Those who are called by a title, or who do what only people do. */
const peopleNamed = (text: string): string[] => [
  ...[
    ...text.matchAll(/(?<!\p{L})((?:Dr|Mr|Mrs|Ms|Gen|Gov|Sen|Fr|Sr|St)\. \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu),
  ].map(([name]) => name),
  ...peopleIn(text).filter((name) => {
    const tokens = parse(text)
    const at = tokens.findIndex((token) => token.text === name)
    return deedsOfPeople.test(tokens[at + 1]?.lemma ?? '')
  }),
]

/** "Linear functions", but not "Introduce Python", "Being popular" or "Access the folder". */
function namesTopic(title: string): boolean {
  const tokens = parse(title.toLowerCase() === title ? title : title.toLowerCase())
  const [first] = tokens
  if (!first || (first.pos === 'VERB' && !/ing$/.test(first.text))) return false
  if (/^(?:being|having|getting|using|making|doing)$/.test(first.text)) return false
  return (
    !tokens.some(({ pos }) => pos === 'AUX' || pos === 'PRON') &&
    tokens.some(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos))
  )
}

/** "Ana found a wallet": a name of one word before a verb. */
function peopleIn(text: string): string[] {
  const tokens = parse(text)
  return tokens.flatMap(({ text: name, pos }, at) => {
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    const isName = /^\p{Lu}\p{Ll}+$/u.test(name) && (pos === 'PROPN' || !isCommonWord(name))
    const acts = next !== undefined && /^(?:VERB|AUX)$/.test(next.pos)
    const alone = !before || (/^\p{Ll}|^[,“]/u.test(before.text) && !/^(?:ADP|DET|ADJ)$/.test(before.pos))
    return isName && acts && alone ? [name] : []
  })
}

function isContent(term: string): boolean {
  const words = wordsOf(term)
  if (words.length === 0 || words.length > 5 || vague.test(term)) return false
  if (/^(?:figure|table|page|chapter|lesson|activity|module|unit|part)\s+[\divx]+$/i.test(term)) return false
  return words.some((word) => word.length > 2 && !isEnglishFunctionWord(word) && !/^\d+$/.test(word))
}

/** "it" needs a single thing before it, other than what is described and other than a person. */
function pointsOutside(detail: string): boolean {
  const tokens = parse(detail)
  const at = tokens.findIndex(({ text }) => /^(?:it|its)$/i.test(text))
  if (at < 0) return false
  const head = englishHeadOf(detail)
  return !tokens
    .slice(0, at)
    .some(
      ({ text, pos }) =>
        (pos === 'NOUN' || pos === 'PROPN') &&
        text.toLowerCase() !== head &&
        !isPlural(text) &&
        !englishKindsOf(text).has('person'),
    )
}

export const englishRules: LanguageRules = {
  language: 'en',
  stemsOf: englishStemsOf,
  isFunctionWord: isEnglishFunctionWord,
  knows: isCommonWord,
  personal: /\b(?:he|she|his|her|him)\b/i,
  peopleNamed,
  peopleIn,
  standsAlone: englishStandsAlone,
  restated: englishRestated,
  isClause: (title) => englishClauseOf(title) !== null,
  isOrder: isEnglishOrder,
  entries: englishEntryWords,
  setAgainst: englishSetAgainst,
  isMixed: () => false,
  isHalfForeign: () => false,
  definesBy: englishDefinesBy,
  namesTopic,
  factsOf: englishFactsOf,
  listingsOf: englishListingsOf,
  blanksOf: englishBlanksOf,
  phrasesIn,
  isPlural,
  inside: englishTermInside,
  headOf: englishHeadOf,
  kindsOf: englishKindsOf,
  isContent,
  alone: (sentence) => sentence,
  pointsOutside,
  leansBack: /\b(?:it|its|they|their|them|he|his|she|her)\b/i,
  opposites,
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  absolute:
    /\b(?:always|never|none|nobody|everybody|nothing|everything|all of the time|without exception)\b/i,
  negative: /\b(?:not|no|never|except|cannot|neither|nor|without|\w+n['’]t)\b/gi,
  allOfThese: /\b(?:all|none|both|any) of (?:the above|these|them|the choices)\b|\bboth [ab] and [bc]\b/i,
  unresolved:
    /^(?:this|these|those|they|it|he|she)\b|\b(?:this|these) (?:process|method|event|person|place|figure|table|lesson|paragraph|sentence|example|system|step|type|kind|idea|one)s?\b|\b(?:figure|table|page) \d/i,
  phrases: englishPhrases,
}
