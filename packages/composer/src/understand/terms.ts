import type { Language } from '@klasrum/contract/source'
import type { Fact, Listing, Statement } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { plain, wordsOf } from '../languages/words.ts'
import type { Outline } from './outline.ts'

export type LessonTerm = {
  text: string
  /** How much the lesson turns on it, from 0 to 1. */
  weight: number
  count: number
  defined: boolean
  /** Defined, in a heading, in bold or in a list. */
  marked: boolean
  type: Fact['type']
  /** The kind of thing it is said to be. */
  head: string
  topic: string
}

type Read = {
  outline: Outline
  facts: readonly Fact[]
  listings: readonly Listing[]
  statements: readonly Statement[]
  whole: string
  /** How often the whole has these words. */
  times: (words: string) => number
}

/** Filipino marks the names of people. */
export const isCalledAsPerson = (whole: string, term: string, language: Language): boolean =>
  language === 'fil' &&
  ['si', 'ni', 'kay', 'nina', 'sina'].some((marker) => whole.includes(` ${marker} ${plain(term)} `))

type Found = {
  text: string
  topic: string
  type: Fact['type']
  heading: number
  bold: number
  defined: number
  listed: number
  topics: Set<string>
  seen: number
  head: string
}

/** "Kinds of rocks" says what comes, and names nothing. */
const announces =
  /^(?:(?:kind|type|part|stage|step|cause|effect|use|sign|example|way|element)s?|importance|meaning) of\s|^(?:uri|bahagi|yugto|hakbang|sanhi|epekto|gamit|halimbawa|paraan|elemento|kahalagahan|kahulugan) ng\s/i

/** What stands in headings, in bold, in lists and tables, what is defined, and what comes often in few topics. */
export function lessonTermsOf({
  outline,
  facts,
  listings,
  statements,
  whole,
  times,
}: Read): ReadonlyMap<string, LessonTerm> {
  const found = new Map<string, Found>()
  const note = (
    text: string,
    topic: string,
    sign: 'heading' | 'bold' | 'defined' | 'listed' | 'seen',
    type: Fact['type'] = 'thing',
    head = '',
  ) => {
    const key = plain(text)
    if (key === '' || wordsOf(text).length > 5) return
    const known = found.get(key)
    const entry = known ?? {
      text,
      topic,
      type,
      heading: 0,
      bold: 0,
      defined: 0,
      listed: 0,
      topics: new Set<string>(),
      seen: 0,
      head: '',
    }
    // A heading has capitals that the term has not.
    if (known && known.heading > 0 && sign !== 'heading') known.text = text
    entry[sign]++
    if (head !== '') entry.head = head
    entry.topics.add(topic)
    if (type === 'person') entry.type = type
    if (!known) found.set(key, entry)
  }
  for (const topic of outline.topics) {
    const title = topic.title.replace(/^(?:the|an?|ang mga|ang|mga)\s+/i, '')
    if (rulesOf(topic.language).isContent(topic.title) && !announces.test(title))
      note(title, topic.title, 'heading')
    for (const { block } of topic.blocks) for (const term of block.terms) note(term, topic.title, 'bold')
  }
  const defining: readonly Fact['kind'][] = ['definition', 'naming', 'entry', 'function']
  for (const fact of facts) {
    if (fact.type === 'time' || fact.type === 'number' || fact.kind === 'condition') continue
    // The cells of a table stand beside each other, but say what nothing is.
    const inTable = fact.kind === 'entry' && fact.at < 0
    const sign = inTable ? 'listed' : defining.includes(fact.kind) ? 'defined' : 'seen'
    note(fact.term, fact.statement.topic.title, sign, fact.type, inTable ? '' : fact.head)
  }
  const isPerson = (term: string, language: Language) =>
    found.get(plain(term))?.type === 'person' || isCalledAsPerson(whole, term, language)
  for (const { names, members, statement } of listings) {
    const type = members.some((member) => isPerson(member, statement.language)) ? 'person' : 'thing'
    if (names) for (const member of members) note(member, statement.topic.title, 'listed', type)
  }
  for (const { text, language, topic } of statements) {
    for (const phrase of rulesOf(language).phrasesIn(text)) note(phrase, topic.title, 'seen')
  }
  const topics = Math.max(1, outline.topics.length)
  const terms = new Map<string, LessonTerm>()
  // "La Liga" at the end of a line, where "La Liga Filipina" goes on in the next, is no term, nor is half a word.
  const isCutOff = (key: string) =>
    times(key) === 0 ||
    [...found.keys()].some(
      (longer) => longer !== key && ` ${longer} `.includes(` ${key} `) && times(longer) === times(key),
    )
  for (const [key, entry] of found) {
    if (entry.bold > 0 && entry.heading + entry.defined + entry.listed === 0 && isCutOff(key)) continue
    const marked = entry.heading + entry.bold + entry.defined + entry.listed > 0
    if (!marked && entry.seen < 2) continue
    const count = marked ? times(key) : entry.seen
    const rare = Math.log(1 + topics / entry.topics.size) / Math.log(1 + topics)
    const often = Math.min(1, Math.log2(1 + count) / 4)
    const weight =
      0.25 * Math.min(1, entry.heading) +
      0.2 * Math.min(1, entry.bold) +
      0.3 * Math.min(1, entry.defined) +
      0.15 * Math.min(1, entry.listed) +
      0.35 * often * rare
    terms.set(key, {
      text: entry.text,
      weight: Math.min(1, weight),
      count,
      defined: entry.defined > 0,
      marked,
      type: entry.type,
      head: entry.head,
      topic: entry.topic,
    })
  }
  return terms
}
