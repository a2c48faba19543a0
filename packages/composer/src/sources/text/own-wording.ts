import type { Language } from '@klasrum/contract/source'
import { kindsInTable } from '../../languages/english/kinds.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { upperFirst, wordsOf } from '../../languages/words.ts'
import { blankPattern, endsInQuestion } from '../../understand/exercise-words.ts'

type Mend = readonly [RegExp, string | ((...found: string[]) => string)]

/** Sounded as they are not written: "a unit", "a one-way street", "an hour". */
const soundsLikeConsonant = /^(?:uni|use|usu|uti|eu|ewe|one|once|u\b)/iu
const soundsLikeVowel = /^(?:hour|honest|honor|heir)/iu

const english: readonly Mend[] = [
  [
    // In "if a and b are numbers" and "vitamin A intake" it is a letter.
    /\b(a|(?<=^|[.?!]\s)A)(?= (?!(?:and|are|equals|over|also|into|each|exceeds)\b)([aeio]\p{Ll}{2,}|u[bcdfglmpr]\p{Ll}+))/gu,
    (article = '', _, next = '') => (soundsLikeConsonant.test(next) ? article : `${article}n`),
  ],
  [
    /\b(A|a)n(?= ([bcdfghjklmnpqrstvwyz]\p{Ll}{2,}))/gu,
    (whole = '', article = '', next = '') => (soundsLikeVowel.test(next) ? whole : article),
  ],
  [/\b(are|were) (?:an )?example of\b/giu, '$1 examples of'],
  [/\b(is|was) called as\b/giu, '$1 called'],
  [
    /\b(which of the following) (?!best\b|most\b|least\b)(\p{Ll}{3,}[^s\s])(?= (?:is|was|has|does|that|in|tells|shows|refers|describes|provides|requires|belongs)\b)/giu,
    (whole = '', before = '', noun = '') =>
      kindsInTable(noun).size > 0 ? `${before} ${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s` : whole,
  ],
]

/** "It refers to …?" asks nothing. */
const toldAsQuestion = /^((?:It|This|These|They|Ito|Ang mga ito)\s(?!.*\b(?:what|which|who)\b)[^?]+)\?$/u

/** Slips that teachers make again and again. */
const englishSlips: readonly Mend[] = [
  [/\b(an?|the|best|good|what) advise\b/giu, '$1 advice'],
  [/\bbalance diet\b/giu, 'balanced diet'],
  [/\b(under|over) weight\b/giu, '$1weight'],
  [/\bPhillipines\b/gu, 'Philippines'],
  [/\b(he|she|it) want to\b/giu, '$1 wants to'],
  [/\b(what (?:does|do|did)\s[^?]*)\bmeans(?=\s*\?)/giu, '$1mean'],
]
const filipinoSlips: readonly Mend[] = [
  [/(?<!\p{L})([Mm])aari(?![\p{L}])/gu, '$1aaari'],
  [/(?<!\p{L})lahat nang(?!\p{L})/gu, 'lahat ng'],
  [/(?<!\p{L})pauli-ulit/gu, 'paulit-ulit'],
  [/(?<!\p{L})ditto(?!\p{L})/gu, 'dito'],
  [/(?<!\p{L})sumususunod(?!\p{L})/gu, 'sumusunod'],
  [/(?<!\p{L})([Kk])ailangan (?=(?:mag-?\p{Ll}{3,}|\p{Ll}{4,}in)(?!\p{L}))/gu, '$1ailangang '],
]
const ofBoth: readonly Mend[] = [
  [/(?<=\p{Ll}[?!.])(?=\p{Lu}\p{Ll})/gu, ' '],
  [/(?<=\p{L}),(?=\p{L})/gu, ', '],
  [/([“‘(])\s+/gu, '$1'],
]

const mends: Readonly<Record<Language, readonly Mend[]>> = {
  en: [...ofBoth, ...english, ...englishSlips],
  fil: [
    ...ofBoth,
    ...filipinoSlips,
    [/(?<!\p{L})mg(?=[bdghklmnpstw]\p{Ll}{3,})(?!mga)/giu, (found = '') => `${found}a `],
  ],
}

const asksFor =
  /\b(?:what|which|who|whom|whose|where|when|why|how|except|maliban|alin|ano|anong|sino|saan|kailan|bakit|paano|ilan)\b/iu

/** A verb that makes a sentence of what stands before any "that" or "which". */
const saysOf =
  /\b(?:is|are|was|were|be|has|have|had|can|could|will|would|may|must|should|do|does|did|refers?|means?|includes?|depends?|contains?|occurs?|happens?|describes?|states?|shows?|explains?|deals?|involves?|consists?|serves?|makes?|allows?|helps?|needs?|gives?|takes?|becomes?|provides?|called|known|defined)\b/iu
const relative = /\b(?:that|which|who|whom|whose|where)\b/iu
const namesWhat =
  /^(?:an?|the|someone|somebody|things?|study|act|process|ability|state|condition|part|people|persons?)\b/iu
const mostNameWords = 6

/** "The legal right of an owner.": a thing described, with names to choose from, and nothing asked. */
function isDescription(stem: string, options: readonly string[], language: Language): boolean {
  if (options.length < 3 || options.some((option) => wordsOf(option).length > mostNameWords)) return false
  if (endsInQuestion(stem) || blankPattern.test(stem) || asksFor.test(stem) || /[:,]$/.test(stem))
    return false
  if (wordsOf(stem).length < 4 || /[.!?]\s/.test(stem)) return false
  if (language === 'fil')
    return (
      /^(?:ang|isang|mga|uri ng|tawag sa)\s/iu.test(stem) && !/(?<!\p{L})ay(?!\p{L})|[’']y\b/iu.test(stem)
    )
  const [before = ''] = stem.split(relative)
  return namesWhat.test(stem) && /\.$/.test(stem) && !saysOf.test(before)
}

const mendedBy = (text: string, language: Language): string =>
  mends[language].reduce(
    (said, [fault, right]) =>
      typeof right === 'string' ? said.replace(fault, right) : said.replace(fault, right),
    text,
  )

const asksFirst =
  /(?:^|(?<=[.?!]\s))((?:What|Who|Whom|Whose|Where|When|Why|How|Which|Ano|Anong|Sino|Saan|Bakit|Paano|Kailan|Alin|Aling)\s(?!.*\b(?:except|maliban)\b)[^.?!_:]+)\.?$/iu

/** The question of a file as it should be printed: articles and marks mended, a bare description asked about. */
export function ownStem(stem: string, options: readonly string[], language: Language): string {
  const mended = mendedBy(stem, language)
    .replace(toldAsQuestion, '$1.')
    .replace(asksFirst, (whole, question) => (options.length > 0 ? `${question}?` : whole))
  if (isDescription(mended, options, language)) {
    const bare = mended.replace(/[.\s]+$/, '').replace(/^ang (?:tawag|katawagan) sa\s/iu, 'Ang ')
    return rulesOf(language).phrases.fits(bare)
  }
  if (options.length > 0 && unfinished.test(mended) && !asksFor.test(mended)) return `${mended} _____.`
  return options.length > 0 && isTold.test(mended) ? `${mended}.` : mended
}

/** A question that its choices go on with. */
const unfinished =
  /\b(?:is|are|was|were|as|the|of|to|by|called|into|from|with|that|than|because|when|ay|ang|ng|sa|na)$/iu
const isTold = /^(?:It|This|These|They|Ito|Siya)\s.*\p{L}$/u

/** Choices set alike: all with a full stop or none, all with a capital where most have one. */
export function ownChoices(options: readonly string[], language: Language): string[] {
  const bare = options.map((option) => mendedBy(option.replace(/^[\s•·]+/u, '').trim(), language))
  const stops = bare.filter((option) => /(?<!\b\p{Lu}|etc|\.)\.$/u.test(option)).length
  const evened =
    stops > 0 && stops < bare.length ? bare.map((option) => option.replace(/(?<!etc|\.)\.$/u, '')) : bare
  const letters = evened.filter((option) => /^\p{L}/u.test(option))
  const capitals = letters.filter((option) => /^\p{Lu}/u.test(option)).length
  const isMixed = capitals > 0 && capitals < letters.length
  return isMixed ? evened.map((option) => upperFirst(option)) : evened
}
