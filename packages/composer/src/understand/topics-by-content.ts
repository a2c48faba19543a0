import type { Block, Language } from '@klasrum/contract/source'
import { joined } from '../languages/joined.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { mentions, plain, shareIn, trimmed, upperFirst, wordsOf } from '../languages/words.ts'
import { headingRole } from './heading-role.ts'
import type { Topic } from './outline.ts'
import { wordCountOf } from './sections.ts'
import { passagesOf } from './statements.ts'

const textOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => passagesOf({ file: '', block })).join('. ')

/** How near what comes after a cut is to what comes before it. */
function nearness(before: readonly Block[], after: readonly Block[], language: Language): number {
  const { stemsOf } = rulesOf(language)
  return shareIn(stemsOf(textOf(after)), stemsOf(textOf(before)))
}

/** A list belongs to the line that announces it, a caption to its picture, a picture to what it shows. */
function holdsTogether(before: Block | undefined, after: Block | undefined): boolean {
  if (!before || !after || after.kind === 'caption' || after.kind === 'picture') return true
  return before.kind === 'paragraph' && /[:;,]$/.test(before.text.trim())
}

/** The best place to cut blocks in two: near the middle, where the words change. Null where there is none. */
export function bestCut(blocks: readonly Block[], language: Language, least: number): number | null {
  const counts = blocks.map((block) => wordCountOf([block]))
  const whole = counts.reduce((sum, count) => sum + count, 0)
  let best: number | null = null
  let lowest = Number.POSITIVE_INFINITY
  let words = 0
  for (let at = 1; at < blocks.length; at++) {
    words += counts[at - 1] ?? 0
    if (words < least || whole - words < least || holdsTogether(blocks[at - 1], blocks[at])) continue
    const cost =
      nearness(blocks.slice(Math.max(0, at - 2), at), blocks.slice(at, at + 2), language) +
      Math.abs(words / whole - 0.5)
    if (cost < lowest) [best, lowest] = [at, cost]
  }
  return best
}

const mostTerms = 2

/** What the sentences define, in their order, with how often each is said. */
function definedIn(text: string, language: Language): { term: string; count: number }[] {
  const rules = rulesOf(language)
  const topic: Topic = { title: '', above: [], division: null, file: '', language, blocks: [], words: 0 }
  const place = { file: '', page: null, paragraph: 1 }
  const terms = sentencesOf(text)
    .filter(rules.standsAlone)
    .flatMap((sentence) => rules.factsOf({ text: sentence, place, topic, language, bold: [] }, () => false))
    .filter(({ kind, term }) => (kind === 'definition' || kind === 'naming') && wordsOf(term).length <= 3)
    .map(({ term }) => term)
  const whole = ` ${plain(text)} `
  return [...new Map(terms.map((term) => [plain(term), term])).values()]
    .filter((term) => rules.isContent(term))
    .map((term) => ({ term, count: whole.split(` ${plain(term)} `).length - 1 }))
}

/** The phrase that a text repeats most, rather one that it begins with. */
function repeatedIn(text: string, first: string, language: Language): string[] {
  const counts = Map.groupBy(rulesOf(language).phrasesIn(text).map(trimmed), plain)
  return [...counts.values()]
    .filter((forms) => forms.length > 1)
    .map((forms) => ({ phrase: forms[0] ?? '', times: forms.length }))
    .map(({ phrase, times }) => ({
      phrase,
      worth: times * Math.min(2, wordsOf(phrase).length) * (mentions(first, phrase) ? 2 : 1),
    }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ phrase }) => phrase)
}

/** What blocks are about: what they set apart or define, or the phrase they repeat. Null where nothing names them. */
function nameOf(blocks: readonly Block[], language: Language, taken: readonly string[]): string | null {
  const rules = rulesOf(language)
  const text = textOf(blocks)
  const isFree = (name: string) => !taken.some((other) => mentions(other, name))
  const times = (term: string) => ` ${plain(text)} `.split(` ${plain(term)} `).length - 1
  const bold = [
    ...new Map(blocks.flatMap(({ terms }) => terms).map((term) => [plain(term), term])).values(),
  ].filter(
    (term) =>
      wordsOf(term).length <= 5 &&
      rules.isContent(term) &&
      isFree(term) &&
      headingRole(term) === null &&
      /^\p{L}/u.test(term) &&
      // One word that is said once is not what a stretch is about.
      (wordsOf(term).length > 1 || times(term) > 1),
  )
  const defined = definedIn(text, language).filter(({ term, count }) => isFree(term) && count > 1)
  const chief = [...defined].sort((one, other) => other.count - one.count).slice(0, mostTerms)
  const terms = defined.filter((entry) => chief.includes(entry)).map(({ term }) => term)
  const named = bold.length > 0 ? bold.slice(0, mostTerms) : terms
  if (named.length > 0) return upperFirst(joined(named, language === 'en' ? 'and' : 'at'))
  const first = sentencesOf(text).find((sentence) => wordsOf(sentence).length >= 4) ?? text
  // One word says too little: "many", "the whole"; and a place or a person is in a text more often than it is about it.
  const repeated = repeatedIn(text, first, language).find(
    (name) => rules.isContent(name) && isFree(name) && wordsOf(name).length > 1 && mentions(first, name),
  )
  return repeated ? upperFirst(repeated) : null
}

const fewestWords = 45
const mostWords = 150
const mostStretches = 6

/** Running text without headings in stretches of a few paragraphs, each with a name of its own. */
export function stretchesOf(
  blocks: readonly Block[],
  language: Language,
  whole: string,
): { title: string; blocks: readonly Block[] }[] {
  const longest = Math.max(mostWords, Math.ceil(wordCountOf(blocks) / mostStretches))
  const cut = (part: readonly Block[]): (readonly Block[])[] => {
    if (wordCountOf(part) <= longest) return [part]
    const at = bestCut(part, language, fewestWords)
    return at === null ? [part] : [...cut(part.slice(0, at)), ...cut(part.slice(at))]
  }
  const names: string[] = []
  const parts = cut(blocks)
  return parts.map((part, at) => {
    const numbered =
      parts.length === 1 ? whole : `${whole}: ${language === 'en' ? 'part' : 'bahagi'} ${at + 1}`
    const title = nameOf(part, language, names) ?? numbered
    names.push(title)
    return { title, blocks: part }
  })
}
