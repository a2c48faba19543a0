import { isDebris } from '../debris.ts'
import { wordsOf } from '../words.ts'
import { parse } from './parse.ts'

const opensWeakly =
  /^(?:this|that|these|those|they|it|its|he|she|his|her|their|them|we|our|you|your|i|my|such|here|there(?! (?:is|are|was|were)\b)|however|therefore|thus|hence|moreover|furthermore|also|besides|instead|otherwise|meanwhile|then|next|finally|first|second|third|later|afterward|afterwards|consequently|similarly|likewise|in addition|in contrast|on the other hand|for example|for instance|as a result|in other words|in short|in fact|another|other|others|both|some|and|but|or|so|yet|nor|because|not|what|why|how|who|which|where|although|even|still|let|if you|when you|at the end of|after this|before this|in this|in these|for this|to do|now|again|one (?:of|such)|the (?:following|above|former|latter|figure|table|diagram|picture|passage|activity|lesson|module|chapter|same|word|term|second|third|other|next|first|last)\b)(?=[\s,])/i

const pointsElsewhere =
  /\b(?:this|these|the following|as follows|the above|above-mentioned|aforementioned|mentioned (?:above|earlier)|discussed|shown (?:above|below|in)|figure \d|fig\. ?\d|table \d|page \d|chapter \d|lesson \d|activity \d|module \d|see (?:page|figure|table)|you|your|yours|we|us|our|ours|let us|let's|i|my|me|today|tomorrow|yesterday|et al|https?:|www\.|©)\b|\bthose (?!who|that|which|of|in|with)|\bsuch (?!as)|\blesson\b|\bclassroom\b|\bstudents will\b|\blearners will\b/i

const unfinished = /[:;,–—-]$|\.\.\.|…|_{2,}|[?!]/u

/** Begins with a plain verb: "Knead the dough", "Sand the stool". No other word but one that does something has "the" after it. */
export function isOrder(text: string): boolean {
  const [first, second] = parse(text)
  if (/^(?:NOUN|ADJ|VERB)$/.test(first?.pos ?? '') && /^(?:the|an?|your)$/.test(second?.text ?? ''))
    return true
  return (
    first?.pos === 'VERB' &&
    first.text.toLowerCase() === first.lemma &&
    !/^(?:AUX|VERB)$/.test(second?.pos ?? '')
  )
}

export function standsAlone(text: string): boolean {
  const words = wordsOf(text).length
  if (words < 5 || words > 30 || !/^[\p{Lu}\p{N}]/u.test(text) || isDebris(text)) return false
  if (/[=×÷√]/.test(text)) return false
  const body = text.replace(/[.\s]+$/, '')
  if (unfinished.test(body) || opensWeakly.test(text) || pointsElsewhere.test(text)) return false
  if (/^(?:note|tip|remember|example|answer|source|objective|reference)s?\b\s*[:.]/i.test(text)) return false
  // "If the glue is wet, wipe it off."
  const [, then] = /^(?:if|when|before|after) [^,]+, (.+)$/i.exec(text) ?? []
  if (isOrder(text) || (then && isOrder(then))) return false
  return parse(text).some((token) => token.pos === 'AUX' || token.pos === 'VERB')
}
