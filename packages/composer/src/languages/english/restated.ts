import { upperFirst, wordsOf } from '../words.ts'
import { englishClauseOf } from './clause.ts'
import { englishKindsOf } from './kinds.ts'
import { parse } from './parse.ts'
import { isPlural } from './stems.ts'

/** What is said to the reader on the way: "(we read about it in …)", ", as we saw,", ", which will be studied in Grade 7,". */
const asides: readonly (readonly [RegExp, string])[] = [
  [/\s*\([^()]*\b(?:we|you|us|your|our|see|fig|figure|chapter|page|table|note)\b[^()]*\)/giu, ''],
  [/, as (?:we|you) [^,.;]*,/giu, ''],
  [
    /, (?:which|whom|where|about which|of which) [^,;.—–]*\b(?:we|you) (?:will|shall|have|saw|see|met|meet|read|learn|learnt|learned|studied|study|know|discussed)\b[^,;.—–]*(?:,|(?=\.?$))/giu,
    '',
  ],
  [
    /, (?:which|whom|where) [^,;.—–]*\b(?:chapter|grade \d+|will be (?:studied|discussed|explained|seen))\b[^,;.—–]*(?:,|(?=\.?$))/giu,
    '',
  ],
  [/, (?:however|therefore|too|of course|in fact|then),/giu, ''],
  [/, (?:though|however|too|as well)(?=\.$)/giu, ''],
]

/** Words that tie a sentence to the one before and say nothing by themselves. */
const ties =
  /^(?:(?:however|therefore|thus|hence|moreover|furthermore|besides|instead|meanwhile|interestingly|surprisingly|fortunately|unfortunately|sadly|clearly|naturally|indeed|consequently|nevertheless|nonetheless|additionally|in addition|in fact|in reality|in short|in general|generally|overall|as a result|of course|accordingly|notably|importantly|significantly|eventually|finally|later on|later|soon|on the other hand|by contrast|in contrast|at the same time|in other words|as mentioned(?: above| earlier)?|as (?:we|you) [^,]+),\s+|(?:and|but|so|yet|thus|hence)\s+(?!,))/iu

/** "It is important that…", "It takes": the word stands for nothing. */
const emptyIt =
  /^it (?:takes|seems|appears|rains|follows)\b|^it (?:is|was|may be|can be|will be|has been) (?:\p{L}+ly )?\p{L}+ (?:that|to|for|when|if|because|how|why|surprise)\b/iu

const pronoun = /^(he|she|it|they|his|her|its|their)\s/iu
const owning = /^(?:his|its|their)$/iu

/** After "is", "was" and "has" the next sentence goes on with the same subject; after a deed it may go on with what was done. */
const linkingVerb = /^(?:is|was|are|were|has|had|have|became|become|becomes|means|remains|remained)$/iu

const mostWords = 6

const isPersonal = (word: string) => /^(?:he|she|his|her)$/iu.test(word)

/** Who or what a sentence is about, where the next one can only go on with that. */
function subjectFor(word: string, before: string): string | null {
  const clause = englishClauseOf(before.replace(/\s*\([^()]*\)/gu, '').replace(/;.*$/u, '.'))
  if (!clause || wordsOf(clause.subject).length > mostWords || /^(?:an?)\s/iu.test(clause.subject))
    return null
  const names = parse(before).filter(({ pos }) => pos === 'PROPN').length
  const inTerm = wordsOf(clause.term).length
  if (isPersonal(word)) return clause.proper && !clause.plural && names === inTerm ? clause.subject : null
  const last = wordsOf(clause.term).at(-1)?.toLowerCase() ?? ''
  const others = parse(clause.predicate).filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  const rivals = (plural: boolean) => others.some(({ text }) => isPlural(text) === plural)
  if (/^(?:they|their)$/iu.test(word))
    return clause.plural && (linkingVerb.test(clause.verb.text) || !rivals(true)) ? clause.subject : null
  return !clause.plural && !englishKindsOf(last).has('person') && linkingVerb.test(clause.verb.text)
    ? clause.subject
    : null
}

const ofOwner = (subject: string) => (/s$/iu.test(subject) ? `${subject}’` : `${subject}’s`)

/** "DIGITAL PIRACY is the practice of…": capitals that only lay stress on the term; "ASEAN" keeps its own. */
const inCapitals = /^((?:THE |AN? )?\p{Lu}{4,}(?:[ -](?:\p{Lu}{4,}|OF|AND|THE))*)(?=\s\p{Ll})/u

/** Names of capitals are one short word: "UNESCO". */
const shortestStressed = 7

function withoutStress(text: string): string {
  const [, term = ''] = inCapitals.exec(text) ?? []
  const isName = !term.includes(' ') && term.length < shortestStressed
  return isName ? text : `${upperFirst(term.toLowerCase())}${text.slice(term.length)}`
}

/** The sentence in words that are clear without the one before it; null where that takes a guess. */
export function englishRestated(text: string, before: string | undefined): string | null {
  const plainly = asides
    .reduce((left, [aside, instead]) => left.replace(aside, instead), withoutStress(text))
    .replace(ties, '')
    .replace(/\s{2,}/gu, ' ')
    .trim()
  const [, word = ''] = pronoun.exec(plainly) ?? []
  if (word === '') return plainly === text || /^[^\p{L}‘“"]/u.test(plainly) ? null : upperFirst(plainly)
  const [, second] = parse(plainly)
  const isOwner = owning.test(word) || (/^her$/iu.test(word) && second !== undefined && second.pos !== 'AUX')
  if (emptyIt.test(plainly) || before === undefined) return null
  const subject = subjectFor(word, before)
  if (!subject) return null
  return `${upperFirst(isOwner ? ofOwner(subject) : subject)}${plainly.slice(word.length)}`
}
