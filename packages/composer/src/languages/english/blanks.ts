import { bestHole, blankFact, type Hole, quotedIn, type WeightOf, withHole } from '../../sources/holes.ts'
import type { Fact, Statement } from '../language-rules.ts'
import { wordsOf } from '../words.ts'
import { isCommonWord, parse } from './parse.ts'
import { englishStemsOf, isPlural } from './stems.ts'

const fewestStems = 5
/** Groups of so many words at most are looked for among the terms of the lesson. */
const longest = 3

const called =
  /\b(?:called|known as|named|termed|nicknamed|referred to as)\s(?:the |an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?=[.,;)]|$)/gu

const name =
  /(?<![\p{L}.]\s|^|[“‘"'(])(?<=\s)(\p{Lu}[\p{L}’-]+(?:\s(?:of |de |del |the )?(?:\p{Lu}[\p{L}’-]+|\p{Lu}\.))*)/gu
/** "The Madras Corporation is the oldest…": the name that a sentence begins with. */
const nameAtFirst = /^(?:The )?(\p{Lu}[\p{L}’-]+(?:\s(?:of )?\p{Lu}[\p{L}’-]+)+)(?=[\s,])/u

const notNames =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Filipino|Spanish|American|Chinese|Indian|Japanese|Greek|Latin|Roman|European|Asian|African|God|Earth|Sun|Moon|Internet|Mr|Mrs|Dr)$/

const isNameOf = (term: string) =>
  !notNames.test(term) &&
  (/\s/.test(term) ? wordsOf(term).length <= 4 : term.length > 3 && !isCommonWord(term))

/** "West East intermediate": common words in capitals, with no article, are two lines in one. */
const isCut = (term: string, at: number) => at === 0 && wordsOf(term).every((word) => isCommonWord(word))

function namesIn(text: string): Hole[] {
  const inside = [...text.matchAll(name)].map((found) => ({ term: found[1] ?? '', at: found.index }))
  const first = nameAtFirst.exec(text)
  const named = first?.[1]?.replace(/^The /, '')
  const atFirst = named ? [{ term: named, at: first?.[0].indexOf(named) ?? 0 }] : []
  return [...atFirst, ...inside].flatMap(({ term, at }): Hole[] => {
    // "the Indian subcontinent", "Newton’s law": the name only describes what follows.
    const describes =
      !/\s/.test(term) &&
      /^(?:’s|'s|\s\p{Ll}{3,}s?\b)/u.test(text.slice(at + term.length)) &&
      parse(text.slice(at + term.length + 1))[0]?.pos === 'NOUN'
    const isListed =
      /(?:,|\band|\bor)\s$/.test(text.slice(0, at)) ||
      /^(?:, \p{Lu}| (?:and|or) \p{Lu})/u.test(text.slice(at + term.length))
    return isNameOf(term) && !isListed && !describes && !/[’']s$/.test(term) && !isCut(term, at)
      ? [{ term, at, type: 'thing', weight: 1.2, sure: true }]
      : []
  })
}

const namedIn = (text: string): Hole[] =>
  [...text.matchAll(called)].flatMap((found): Hole[] => {
    const term = found[1] ?? ''
    const nouns = parse(`the ${term}`).slice(1)
    const isName = nouns.every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos)) && nouns.at(-1)?.pos !== 'ADJ'
    const at = found.index + found[0].lastIndexOf(term)
    return isName ? [{ term, at, type: 'thing', weight: 1.8, sure: true }] : []
  })

/** Terms of the lesson that come after the verb and are not one of several named together. */
function termsIn(text: string, weightOf: WeightOf): Hole[] {
  const tokens = parse(text)
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (verb < 0) return []
  return tokens.flatMap((first, at) =>
    Array.from({ length: longest }, (_, more) => ({
      last: tokens[at + more],
      next: tokens[at + more + 1],
    })).flatMap(({ last, next }): Hole[] => {
      const whole =
        last &&
        at > verb &&
        /^(?:NOUN|PROPN|ADJ|VERB)$/.test(first.pos) &&
        /^(?:NOUN|PROPN)$/.test(last.pos) &&
        !/^(?:NOUN|PROPN)$/.test(next?.pos ?? '')
      if (!whole) return []
      const term = text.slice(first.at, last.end)
      const listed =
        /(?:,|\band|\bor)\s(?:the |an? )?$/.test(text.slice(0, first.at)) ||
        /^(?:,| and | or )/.test(text.slice(first.at + term.length))
      const { weight, isDefined } = weightOf(term)
      return weight > 0 && !listed
        ? [{ term, at: first.at, type: 'thing', weight: weight + term.length / 1000, sure: isDefined }]
        : []
    }),
  )
}

/** "‘this’ and ‘that’": each could stand in the other's place. */
const isOneOfSeveral = (text: string, term: string, at: number) =>
  /(?:,|\band|\bor)\s[‘“"']$/.test(text.slice(0, at)) ||
  /^[’”"'],? (?:and |or )?[‘“"']/.test(text.slice(at + term.length))

/** A sentence with its weightiest term left out. */
export function englishBlanksOf(statement: Statement, weightOf: WeightOf): Fact[] {
  const { text } = statement
  const quotes = quotedIn(text)
    .filter(({ term, at }) => !isOneOfSeveral(text, term, at))
    .map((found): Hole => ({ ...found, type: 'thing', weight: 2, sure: true }))
  const best = bestHole(
    [...quotes, ...namedIn(text), ...namesIn(text), ...termsIn(text, weightOf)],
    statement,
  )
  if (!best) return []
  const rest = withHole(text, best).replace(/\ban?\s(?=[‘“"']?_{2,})/i, 'a/an ')
  const fact = blankFact(statement, best, rest, isPlural(best.term))
  return englishStemsOf(fact.detail).size < fewestStems ? [] : [fact]
}
