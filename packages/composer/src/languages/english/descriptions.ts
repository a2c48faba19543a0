import { type EnglishToken, parse } from './parse.ts'

const binds = /^(?:that|which|who|whom|whose|where|when|why|how|what|as|if|while|because|and|or)$/i
const participle = /(?:ed|en|ing|nt|ade|own|ung|ept|elt|ought|aught)$/

const showsTime = ({ text, pos, lemma }: EnglishToken) =>
  (pos === 'AUX' && !/^(?:be|been|being)$/i.test(text)) ||
  (pos === 'VERB' && (/s$/.test(text) || text === lemma || !participle.test(text)))

/** "Players use probability to …": between what many are called and another name, such a word is what they do. */
const doneByMany =
  /^(?:use|need|help|cause|change|control|form|move|work|study|design|plan|test|measure|report|cover|demand|produce|store|trade|travel|share|record|guess|estimate|answer|play|act)$/

const isDoneByMany = (tokens: readonly EnglishToken[], at: number): boolean => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    token !== undefined &&
    token.pos === 'NOUN' &&
    doneByMany.test(token.text) &&
    /^(?:NOUN|PROPN)$/.test(before?.pos ?? '') &&
    /(?:[^s]s|people|men|children)$/i.test(before?.text ?? '') &&
    /^(?:NOUN|PROPN|DET|ADJ|PRON|NUM)$/.test(after?.pos ?? '')
  )
}

/** Words that name something, with what tells it apart, and no sentence: every verb is tied to a word before it. */
export function isNounPhrase(text: string): boolean {
  const tokens = parse(text.replace(/\([^)]*\)/g, ' '))
  // "aware of the danger" names nothing.
  const ends = tokens.findIndex(
    ({ text: word, pos }) => /^(?:ADP|SCONJ|PRON|PART)$/.test(pos) || binds.test(word),
  )
  const head = ends < 0 ? tokens : tokens.slice(0, ends)
  const isOne = /^(?:one|those) (?:that|who|which) /i.test(text)
  if (!isOne && !head.some(({ pos, text: word }) => pos === 'NOUN' || pos === 'PROPN' || /ing$/.test(word)))
    return false
  let ties = 0
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    // "where logs are cut", "to the leaves": what stands before a verb or after an article is a noun, whatever else it may be.
    const isNoun =
      token.pos === 'VERB' &&
      ((tokens[at + 1]?.pos === 'AUX' && /s$/.test(token.text)) ||
        /^(?:DET|ADJ|NUM|ADP)$/.test(before?.pos ?? ''))
    // "that lets gases pass".
    const isLet =
      token.text === token.lemma &&
      tokens.slice(Math.max(0, at - 4), at).some(({ lemma }) => /^(?:let|make|help|have|see)$/.test(lemma))
    if (
      (showsTime(token) || isDoneByMany(tokens, at)) &&
      !isNoun &&
      !isLet &&
      before?.pos !== 'AUX' &&
      !/^(?:not|to|also|often|never)$/i.test(before?.text ?? '')
    ) {
      if (at === 0 || ties === 0) return false
      ties--
    }
    if (binds.test(token.text)) ties++
  }
  return !hasLooseClause(tokens)
}

/** "a language, uses tabs, and is known for…": after a comma a verb goes on with the sentence. */
function hasLooseClause(tokens: readonly EnglishToken[]): boolean {
  const opens = tokens.findIndex(({ text }) => /^(?:that|which|who|where|whose|when)$/i.test(text))
  return tokens.some(({ text }, at) => {
    if (text !== ',' || (opens >= 0 && opens < at)) return false
    const next = tokens[at + 1]?.text === 'and' ? tokens[at + 2] : tokens[at + 1]
    return next !== undefined && showsTime(next)
  })
}

const thirdPerson = ({ text, pos, lemma }: EnglishToken) =>
  (pos === 'VERB' && /s$/.test(text.toLowerCase()) && text.toLowerCase() !== lemma) ||
  /^(?:is|was|has|can|may|will)$/i.test(text)

/** Verbs that look like nouns at the beginning of an entry. */
const deeds =
  /^(?:displays|captures|stores|outputs|inputs|provides|controls|connects|sends|converts|produces|reads|records|enlarges|prints|plays|holds|carries|protects|supports|measures|cuts|mixes|moves|pumps|filters|breaks|helps|keeps|makes|gives|shows|allows|processes|transfers|receives|delivers|removes|absorbs|releases|regulates|lets)\s/i

/** "Store food for the onion", "suck water from the soil": what many things do. */
const deedsOfMany =
  /^(?:store|suck|absorb|make|carry|hold|protect|support|help|allow|transport|produce|provide|give|contain|grow|live|feed|eat|attract|receive|keep|cover|turn|convert|send|show|break|move|pump|remove|release|need|use|have|take)\s(?!of\b|for\b|in\b|that\b|which\b|by\b|from\b|used\b|made\b|to\b)/i

type Described = 'name' | 'deed' | 'order' | 'sentence'

/** What a description in a list is: the name of a kind, what the thing does, an order, or a sentence of its own. */
export function kindOfDescription(detail: string): Described {
  const tokens = parse(detail)
  const [first] = tokens
  if (!first) return 'sentence'
  if (/^(?:an?|the|any|one|those|these|this)$/i.test(first.text))
    return isNounPhrase(detail) ? 'name' : 'sentence'
  if (thirdPerson(first) || deeds.test(detail)) return 'deed'
  if (/^(?:how|what|when|where)$/i.test(first.text)) return 'name'
  if (deedsOfMany.test(detail)) return 'order'
  if (/^(?:some\s?times|also|often|usually)$|^(?:called|known|named)$/i.test(first.text)) return 'sentence'
  if (/ing$/i.test(first.text) && first.pos === 'VERB') return 'name'
  if (/^(?:are|were|have|do)$/i.test(first.text)) return 'sentence'
  if (first.pos === 'VERB' && first.text.toLowerCase() === first.lemma) return 'order'
  if (/^(?:PRON|AUX|SCONJ|ADP)$/.test(first.pos)) return 'sentence'
  return isNounPhrase(detail) ? 'name' : 'sentence'
}
