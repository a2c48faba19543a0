import type { Fact, LanguageRules } from '../language-rules.ts'
import { isNounPhrase } from './descriptions.ts'
import { isCommonWord } from './parse.ts'

/** "a kind of", "the process of": the words themselves say that this is a definition. */
const byKind =
  /^(?:an?|the|any) (?:\p{L}+[ -]){0,3}?(?:kind|type|form|process|system|branch|study|act|ability|method|way|practice|measure|science|art|set|series|group|class|category|pattern|state|condition|amount|number|ratio|rate|unit|instrument|device|tool|machine|organ|part|structure|layer|function|figure|shape|line|point|word|phrase|sentence|clause|statement|document|law|rule|principle|theory|disease|organism|substance|element|compound|place|area|region|period|person|official|body|organization|institution|agency|book|story|poem|collection|piece|event|force|quantity|property|change|movement|value|skill|right|duty)s? (?:of|that|which|who|whose|where|when|in which|by which|used|made|with|for|in|between|formed|adopted|given|written)\b/iu

const explicit = /\b(?:refers? to|(?:is|are) defined as|stands? for)\b/i

/** What tells the thing apart from others of its kind. */
const distinguishing =
  /\s(?:that|which|who|whose|where|when|of|used|made|with|for|in|from|formed|caused|by|to|consisting|containing)\s|\s\p{L}+(?:ed|en|set|aid|cut|ept|ent|uilt|ound|own) (?:\p{L}+ )?(?:on|by|in|to|from|at|for|with|of|as|into|out|over)\s/u

/** One of many, or praise: this is said of a thing, and does not say what it is. */
const describesOnly =
  /^(?:one of|an? (?:\p{L}+ )?(?:asset|important|essential|good|great|key|major|vital|powerful|common|popular|necessary|valuable|crucial|big|new|simple|example|problem|challenge|reason|result|advantage|factor|source|fact)\b|the (?:most|main|best|first|last|only|same|reason|result|key|one|\p{L}+est)\b)/iu

/** "An obvious example is the sari": what is announced is no term. */
const announces =
  /\b(?:examples?|reasons?|results?|ways?|things?|answers?|ideas?|points?|facts?|problems?|challenges?|differences?|advantages?|goals?|purposes?|steps?|parts?|cases?|questions?|causes?|effects?)$/i

/** A name, of which more than one thing is true: "India is an ancient land". */
const isProperName = (term: string) => /^\p{Lu}/u.test(term) && !isCommonWord(term.split(' ')[0] ?? '')

export const englishDefinesBy: LanguageRules['definesBy'] = ({ statement, term, type, detail }: Fact) => {
  const { text } = statement
  if (announces.test(term) || describesOnly.test(detail) || /^(?:The )?\p{L}+['’]s /u.test(text)) return 'not'
  if (explicit.test(text)) return 'surely'
  if (!isNounPhrase(detail)) return 'not'
  if (type !== 'person' && isProperName(term)) return /^an?\s/.test(detail) ? 'not' : 'set apart'
  const isDefinite = /^The /.test(text)
  if (byKind.test(detail)) return isDefinite ? 'often' : 'surely'
  if (!distinguishing.test(detail)) return 'not'
  return isDefinite ? 'often' : 'surely'
}
