import { isExtractionNoise } from '../../judging/extraction-noise.ts'
import { wordsOf } from '../words.ts'
import { englishClauseOf } from './clause.ts'
import { englishKindsOf } from './kinds.ts'
import { type EnglishToken, isCommonWord, parse } from './parse.ts'
import { isPlural } from './stems.ts'

const opensWeakly =
  /^(?:today|this|that|these|those|they|it|its|he|she|his|her|their|them|we|our|you|your|i|my|such|here|there(?! (?:is|are|was|were)\b)|however|therefore|thus|hence|moreover|furthermore|also|besides|instead|otherwise|meanwhile|then|next|finally|first|second|third|later|afterward|afterwards|consequently|similarly|likewise|equally|nevertheless|nonetheless|indeed|conversely|accordingly|additionally|subsequently|eventually|soon|suddenly|overall|alternatively|in addition|in contrast|by contrast|on the contrary|on the other hand|on the one hand|for example|for instance|for this reason|because of (?:this|that|these)|since (?:the latter|then)|as a result|as such|as (?:you|we|mentioned|shown|stated|discussed)|at (?:that|this) (?:time|point)|by (?:then|now|doing)|in (?:turn|other words|short|fact|reality|truth|effect|particular|general|conclusion|summary|this|these|that|such)|that is|another|other|others|the others|the rest|the two|both|some|many of|most of|and|but|or|so|yet|nor|because|not|what|why|how|who|which|where|although|even|still|let|if you|when you|at the end of|after (?:this|that)|before (?:this|that)|for this|to do|now|again|one (?:of|such|day)|the (?:following|above|former|latter|figure|table|diagram|picture|passage|activity|lesson|module|chapter|same|(?:word|term)(?! [‘“"'])|(?:second|third|first|last)(?! \p{L}+ (?:to|of|in|who|that|ever)\b)|other|next)\b)(?=[\s,])/iu

const pointsElsewhere =
  /\b(?:this|these|the following|as follows|the above|above-mentioned|aforementioned|mentioned (?:above|earlier)|discussed|shown (?:above|below|in)|figure \d|fig\. ?\d|table \d|page \d|chapter \d|lesson \d|activity \d|module \d|see (?:page|figure|table)|you|your|yours|we|us|our|ours|let us|let's|i|my|me|tomorrow|yesterday|et al|the (?:latter|former)|the same (?:person|day|place|time|one|thing)|that (?:day|night|time|moment|place|point)|the next (?:day|morning|night|one)|the previous (?:day|year|one|chapter|lesson)|in (?:later|higher) grades?|grade \d+|will be (?:studied|discussed|explained|seen)|exit ticket|worksheets?|the class)\b|, (?:therefore|however|thus|too|then|for (?:example|instance)),|\bthose (?!who|that|which|of|in|with)|\bsuch (?!as)|\blesson\b|\bclassroom\b|\b(?:students|learners) (?:will|are given|should|must)\b|\b(?:ask|asks|have|let) (?:the )?(?:students|learners)\b|https?:|www\.|©/i

/** "People use it": what it is was said before. */
const itFirst =
  /^(?:\p{L}+ ){0,2}(?:people|many|some|since|most|users|students|teenagers|everyone|they)\b[^.]{0,60}\b(?:use|uses|using|call|called|with|about|of|on|from|through|have|had|like|love|need|do|make|keep) it\b/iu
const anExample =
  /^(?:an?|one|another) (?:obvious|good|simple|common|clear|famous|interesting|typical|final|possible)? ?(?:example|answer|reason|case|illustration)\b/iu

/** "the graph below", but not "below sea level". */
const abovePage =
  /\b(?:above|below)\b(?=[.,;:)]|$)|\b(?:given|listed|described|example|graph|map|chart|list|text)\s(?:above|below)\b/i

/** "4 Indonesia’s climate…", "2, Butcher knife": the number of a paragraph or an entry. */
const numberedPart = /^\d{1,2}[.,)]?\s+[\p{Lu}‘“"]/u
/** "By cutting sisal leaves", "To make the metal stronger": an entry of a list and no sentence. */
const entryOnly =
  /^(?:by|for|to) \p{L}+(?!.*,)(?!.*\b(?:is|are|was|were|can|will|has|have|must|should|may|do|does|needs?)\b)/iu
const startsAsDoing =
  /^\p{Lu}\p{Ll}+ing (?!.*\b(?:is|are|was|were|can|will|has|have|helps?|makes?|gives?|means|causes?|keeps?|lets?|turns?|requires?|involves?|takes?|may|must|should)\b)/u
const leansBack =
  /\b(?:is|are) another\b|\sthere(?=[,.;)])|\bthat (?:quantity|number|value|object|person|word|amount|thing|place)\b|^there (?:is|are), |^answer [A-Z]|\be\.g\.\s*$/i

/** "Color is easier to measure": than what? */
const thanWhat =
  /\b(?:is|are|was|were) (?:much |far |even )?(?:easier|harder|better|worse|faster|slower|cheaper|simpler|more \p{L}+)\b(?!.*\b(?:than|as|when|if|because|the more)\b)/iu
/** "place A", "the base of the pyramid": what a picture or a case before it shows. */
const ofPicture =
  /\b(?:place|point|student|person|group|object|box|tray|boy|girl|side|car|city|town) [A-D]\b|\bthe (?:pyramid|diagram|chart|picture|graph|illustration|drawing|photograph)\b(?! of)|^between \d/iu

/** "In the north, it is written…": the word stands for nothing in the place that comes before it. */
const afterPlace =
  /^(?:in|on|at|for|from|by|with|around|to|during|after|before|(?:just )?like|thanks) [^.;]+?, (?:it|they|he|she)\b|^thanks to (?:its|their|his|her)\b/i
const opinion =
  /^(?:many|some|most|several|few|other)(?: of)?(?: the)? \p{L}+ (?:argue|say|think|believe|claim|feel|wonder)\b/iu

const unfinished = /[:;,–—-]$|\.\.\.|…|_{2,}|[?!]/u
/** "Example 5: Write an equation": what stands before the colon is a label. */
const labelled = /^[^.,;]{1,40}:\s/
/** Somebody's words. */
/** "A simple answer is that…": to what? */
const answers =
  /^(?:an?|the) (?:\p{L}+ )?(?:answer|reason|example|goal|point|question|result|difference|problem|idea|solution)s? (?:is|are|was|were)\b|^altogether\b/iu
const speech = /^[“"][^”"]+[”"]$|[“"](?:[^”"\s]+\s){6,}[^”"]*[”"]/u
const spliced = /[•●▪■◦○❑➢►∙<>≤≥=×÷√→]|\s\/\s/

/** Begins with a plain verb: "Knead the dough", "Sand the stool". No other word but one that does something has "the" after it. */
export function isEnglishOrder(text: string): boolean {
  const [first, second] = parse(text)
  if (/^(?:NOUN|ADJ|VERB)$/.test(first?.pos ?? '') && /^(?:the|an?|your)$/.test(second?.text ?? ''))
    return true
  return (
    first?.pos === 'VERB' &&
    first.text.toLowerCase() === first.lemma &&
    !/^(?:AUX|VERB)$/.test(second?.pos ?? '')
  )
}

const isNoun = ({ pos }: EnglishToken) => pos === 'NOUN' || pos === 'PROPN'

/** Words that stand for something, and what must come before them in the sentence for that to be clear. */
const standFor: readonly [RegExp, (before: readonly EnglishToken[]) => boolean][] = [
  [
    /^(?:he|she|him|his|her|hers)$/i,
    (before) =>
      before.some(({ text, pos }) => pos === 'PROPN' || englishKindsOf(text.toLowerCase()).has('person')),
  ],
  [
    /^(?:they|them|their|theirs)$/i,
    (before) =>
      before.some(
        (token, at) =>
          (isNoun(token) && isPlural(token.text)) ||
          /^(?:who|everyone|someone|anyone|person|group|team|company|government|family|community|public)$/i.test(
            token.text,
          ) ||
          (token.text === 'and' && before.slice(0, at).some(isNoun)),
      ),
  ],
  [/^(?:it|its)$/i, (before) => before.some((token) => isNoun(token) && !isPlural(token.text))],
]

/** "it is important that…": the word stands for nothing. */
const emptyIt =
  /\bit (?:is|was|may be|can be|will be) \p{L}+ (?:that|to|for|when|if|because)\b|\bit takes\b/iu

function leansOnAnother(tokens: readonly EnglishToken[], text: string): boolean {
  return tokens.some(({ text: word }, at) => {
    const rule = standFor.find(([pattern]) => pattern.test(word))
    if (!rule || (/^it$/i.test(word) && emptyIt.test(text))) return false
    // "People use it": of what, the subject itself would have to say.
    if (/^it$/i.test(word) && englishClauseOf(text)?.plural) return true
    // What stands right before "it" is the verb, whatever else it may be.
    return !rule[1](tokens.slice(0, /^it$/i.test(word) ? Math.max(0, at - 1) : at))
  })
}

/** "between the two countries": which two, the sentence must have named. */
function countsUnnamed(text: string): boolean {
  const at = text.search(/\bthe two \p{L}+s\b(?! of)/u)
  return at >= 0 && parse(text.slice(0, at)).filter(({ pos }) => pos === 'PROPN').length < 2
}

/** "If k is negative": a letter that the sentence does not say the meaning of, as against "vitamin C". */
const hasBareLetter = (tokens: readonly EnglishToken[]) =>
  tokens.some(
    ({ text, pos }, at) =>
      /^\p{L}$/u.test(text) &&
      !/^(?:a|i|s)$/i.test(text) &&
      pos !== 'PART' &&
      tokens[at - 1]?.text !== '-' &&
      tokens[at + 1]?.text !== '-' &&
      !/^[-–—.’']$/.test(tokens[at + 1]?.text ?? '') &&
      !(tokens[at - 1] && isNoun(tokens[at - 1] as EnglishToken)),
  )

const joins =
  /^(?:that|which|who|whom|whose|where|when|while|what|how|why|if|because|since|as|than|and|or|but|so|yet|to|,|;|–|—|-|:|\()$/i

/** "Foods are popular are healthy": a second verb that nothing joins to the first shows that words are lost. */
function hasLooseVerb(tokens: readonly EnglishToken[]): boolean {
  const first = tokens.findIndex(({ text }) => /^(?:is|are|was|were)$/i.test(text))
  if (
    first < 0 ||
    tokens.slice(0, first).some(({ text }) => /^(?:that|which|who|where|when|if|what|how|whose)$/i.test(text))
  )
    return false
  const rest = tokens.slice(first + 1)
  const next = rest.findIndex(
    ({ text, pos, lemma }, at) =>
      /^(?:is|are|was|were|has|have)$/i.test(text) ||
      (pos === 'VERB' &&
        text === lemma &&
        at > 1 &&
        rest[at - 1]?.pos === 'NOUN' &&
        rest[at + 1]?.pos !== 'ADP'),
  )
  return next > 0 && !rest.slice(0, next).some(({ text }) => joins.test(text))
}

/** "PhP 10 Engraved on it": a number, and then what begins anew; "Boundaries 11 was": a number that belongs to a list. */
function isSpliced(text: string): boolean {
  if (spliced.test(text)) return true
  const [, anew] = /\d\s+(\p{Lu}\p{Ll}{3,})/u.exec(text) ?? []
  const [, counted] = /^(?:The )?(\p{Lu}\p{Ll}+) \d+ (?:is|was|are|were|has|have)\b/u.exec(text) ?? []
  return [anew, counted].some((word) => word !== undefined && isCommonWord(word))
}

const fewestOfNote = 7

export function englishStandsAlone(text: string): boolean {
  const words = wordsOf(text).length
  if (words < 5 || words > 30 || !/^[‘“"]?[\p{Lu}\p{N}]/u.test(text) || isExtractionNoise(text)) return false
  const body = text.replace(/[.\s]+$/, '')
  if (unfinished.test(body) || opensWeakly.test(text) || pointsElsewhere.test(text)) return false
  if (itFirst.test(text) || anExample.test(text) || thanWhat.test(text) || ofPicture.test(text)) return false
  if (numberedPart.test(text) || entryOnly.test(text) || startsAsDoing.test(text) || leansBack.test(text))
    return false
  if (abovePage.test(text) || labelled.test(text) || isSpliced(text)) return false
  if (answers.test(text) || afterPlace.test(text) || opinion.test(text) || speech.test(text.trim()))
    return false
  if (/^(?:note|tip|remember|example|answer|source|objective|reference)s?\b\s*[:.]/i.test(text)) return false
  // "If the glue is wet, wipe it off."
  const [, then] = /^(?:if|when|before|after) [^,]+, (.+)$/i.exec(text) ?? []
  if (isEnglishOrder(text) || (then && isEnglishOrder(then))) return false
  const tokens = parse(text)
  if (leansOnAnother(tokens, text) || countsUnnamed(text)) return false
  if (hasBareLetter(tokens) || hasLooseVerb(tokens)) return false
  // What ends without a full stop may be cut off, and what is short is a note.
  const isEnded = /[.”"’)]$/.test(text.trim()) && !/\s\p{L}\.?$/u.test(text.trim())
  if (
    !isEnded &&
    (englishClauseOf(text) === null ||
      /[—(]/.test(text) ||
      words < fewestOfNote ||
      /\s\p{L}$/u.test(text.trim()))
  )
    return false
  // "Ends as a white dwarf": of what, stands in the line above.
  if (tokens[0]?.pos === 'VERB' && !/ing$/i.test(tokens[0].text) && /s$/.test(tokens[0].text)) return false
  // "Ways of conserving soil": a name, and no verb that says anything of it.
  return tokens
    .slice(1)
    .some(({ pos, text: word }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(word)))
}
