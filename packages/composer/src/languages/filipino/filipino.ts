import type { LanguageRules } from '../language-rules.ts'
import { oppositesOf } from '../opposites.ts'
import { wordsOf } from '../words.ts'
import { filipinoHeadOf, filipinoTermInside, withoutClitic } from './asked.ts'
import { filipinoBlanksOf } from './blanks.ts'
import { filipinoDefinesBy } from './defines-by.ts'
import { filipinoEntryWords } from './entry-askings.ts'
import { filipinoFactsOf } from './facts.ts'
import { filipinoKindsOf } from './kinds.ts'
import { filipinoListingsOf } from './listings.ts'
import { isHalfEnglish, mixtureOf } from './mixed.ts'
import { isFilipinoOrder } from './orders.ts'
import { filipinoPhrases } from './phrases.ts'
import { filipinoRestated } from './restated.ts'
import { filipinoSetAgainst } from './set-against.ts'
import { filipinoStandsAlone } from './stands-alone.ts'
import { filipinoStemsOf, isFilipinoFunctionWord, isVerb } from './stems.ts'

const opposites = oppositesOf(
  'tumataas/bumababa tumaas/bumaba mataas/mababa malaki/maliit mabilis/mabagal marami/kaunti bago/matapos mainit/malamig hilaga/timog silangan/kanluran pinakamataas/pinakamababa pinakamalaki/pinakamaliit mahaba/maikli mabigat/magaan lumalaki/lumiliit dumarami/umuunti positibo/negatibo sumisipsip/naglalabas',
)

const vague =
  /^(?:bagay|paraan|bahagi|tao|halimbawa|uri|salita|bilang|panahon|lugar|proseso|bunga|pangkat|anyo|kaisipan|dami|pag-aaral|aralin|larawan|pahina|kabanata|may-akda|panimula|buod|layunin|gawain|sanggunian|kahulugan|kahalagahan|araw|taon|buhay|mundo|bansa|hakbang|dahilan|layon|pagtataya)$/i

/** "ni Padre Jose Burgos", "kay Marcelo H. del Pilar". */
const named =
  /(?:^|[\s(])(?:[Ss]i|ni|kay) (\p{Lu}[\p{L}-]+(?: (?:(?:de|del|de la) )?(?:\p{Lu}\.|\p{Lu}[\p{L}-]+))*)/gu

/** English words that are no names, whatever stands before them. */
const borrowed = /(?:tion|sion|ism|ity|ness|ment|sis|logy|ing|ance|ence|ure|graphy|ical)$/

/** Content words after a marker, with what a linker ties to them. */
function phrasesIn(text: string): string[] {
  const found: string[] = []
  for (const marked of text.matchAll(
    /(?:^|\s)(?:[Aa]ng|ng|sa|[Ss]i|ni|kay|mga)\s+(\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)+|\p{L}[\p{L}-]*(?:\s+na\s+\p{L}[\p{L}-]*)?)/gu,
  )) {
    const phrase = marked[1]
    if (phrase && !isFilipinoFunctionWord(wordsOf(phrase)[0] ?? '') && isContent(phrase)) found.push(phrase)
  }
  return found
}

function isContent(term: string): boolean {
  const words = wordsOf(term)
  if (words.length === 0 || words.length > 5 || vague.test(term)) return false
  if (/^(?:larawan|pahina|kabanata|aralin|gawain|modyul|yunit|bahagi|talahanayan)\s+[\divx]+$/i.test(term))
    return false
  if (words.length === 1 && isVerb(term)) return false
  return words.some((word) => word.length > 2 && !isFilipinoFunctionWord(word) && !/^\d+$/.test(word))
}

export const filipinoRules: LanguageRules = {
  language: 'fil',
  stemsOf: filipinoStemsOf,
  isFunctionWord: isFilipinoFunctionWord,
  personal: /(?<!\p{L})(?:siya|niya|kanya|kaniya|kanyang|kaniyang)(?!\p{L})/iu,
  peopleNamed: (text) => [...text.matchAll(named)].map(([, name = '']) => name),
  peopleIn: (text) =>
    [...text.matchAll(/(?<!\p{L})(?:[Ss]i|ni|kay)\s(\p{Lu}\p{Ll}+)(?!\s\p{Lu})/gu)].map(
      ([, name = '']) => name,
    ),
  knows: (word) => (borrowed.test(word) ? true : null),
  standsAlone: filipinoStandsAlone,
  restated: filipinoRestated,
  isClause: (title) => /\say\s/.test(title),
  isOrder: isFilipinoOrder,
  entries: filipinoEntryWords,
  setAgainst: filipinoSetAgainst,
  isMixed: (text) => mixtureOf(text).isMixed,
  isHalfForeign: isHalfEnglish,
  definesBy: filipinoDefinesBy,
  namesTopic: (title) =>
    !/\S\sang\s|\say\s/i.test(title) && !isFilipinoOrder(title) && !isVerb(title.split(/\s+/)[0] ?? ''),
  factsOf: filipinoFactsOf,
  listingsOf: filipinoListingsOf,
  blanksOf: filipinoBlanksOf,
  phrasesIn,
  isPlural: () => false,
  inside: filipinoTermInside,
  headOf: filipinoHeadOf,
  kindsOf: filipinoKindsOf,
  isContent,
  alone: withoutClitic,
  pointsOutside: (detail) => /\s(?:dito|rito|nito)[.,]?$/.test(detail) && wordsOf(detail).length < 6,
  leansBack:
    /(?:^|\s)(?:ito|nito|itong|nitong|dito|rito|siya|niya|kaniya|kanya|kaniyang|kanyang|sila|nila|kanila|kanilang)(?=[\s,.]|$)/i,
  opposites,
  numbers: ['isa', 'dalawa', 'tatlo', 'apat', 'lima', 'anim', 'pito', 'walo', 'siyam', 'sampu'],
  absolute:
    /\b(?:palagi|palaging|kailanman|kahit kailan|walang sinuman|lahat ng pagkakataon|walang pasubali)\b/i,
  negative: /\b(?:hindi|wala|walang|huwag|maliban)\b/gi,
  allOfThese:
    /\b(?:lahat ng nabanggit|lahat ng ito|wala sa nabanggit|wala sa mga ito|a at b|parehong a at b)\b/i,
  unresolved:
    /^(?:ito|iyon|sila|siya|ang mga ito)\b|\b(?:prosesong|paraang|pangyayaring|taong|lugar na|sistemang|hakbang na|uring) (?:ito|iyon)\b|\b(?:larawan|pahina|talahanayan) \d/i,
  phrases: filipinoPhrases,
}
