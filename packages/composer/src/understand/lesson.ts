import type { Language } from '@klasrum/contract/source'
import { aboutLesson, statedFact, worthAsking } from '../judging/worth-asking.ts'
import { type Articles, articlesIn, termWithArticle } from '../languages/articles.ts'
import type { Fact, Listing, Statement } from '../languages/language-rules.ts'
import { memoized } from '../languages/memoized.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { plain } from '../languages/words.ts'
import type { WeightOf } from '../sources/holes.ts'
import { type Claims, claims } from './claims.ts'
import { factsInBlocks, listingsInBlocks } from './entries.ts'
import { type Indexes, indexes } from './indexes.ts'
import { otherNames } from './other-names.ts'
import type { Outline } from './outline.ts'
import { type ProperNames, properNames } from './proper-names.ts'
import { passagesOf, sentencesIn } from './statements.ts'
import { problemIn, sceneIn, storyIn } from './stories.ts'
import { isCalledAsPerson, type LessonTerm, lessonTermsOf } from './terms.ts'

/** A lesson read through once: what it says, of what, and in which words. */
export type Lesson = ProperNames &
  Claims &
  Indexes & {
    outline: Outline
    /** Sentences that are clear alone. */
    statements: readonly Statement[]
    facts: readonly Fact[]
    listings: readonly Listing[]
    terms: ReadonlyMap<string, LessonTerm>
    /** A term as it stands inside a sentence, with its article where the lesson gives it one. */
    named: (term: string, language: Language) => string
    /** A heading without the capitals that only a heading has. */
    title: (text: string) => string
    /** Whether the lesson gives two names to one thing. */
    areSame: (one: string, other: string) => boolean
    /** How often a term stands after each article, and without one. */
    articles: (term: string) => Articles
    /** The texts that stand at a place of a file. */
    passagesAt: (file: string, paragraph: number) => readonly string[]
    /** Whether some passage or heading of the lesson has these words. */
    hasWords: (words: string) => boolean
  }

/** All that the lesson says, in plain words. */
const wholeOf = (outline: Outline) =>
  ` ${outline.topics.map((topic) => topic.blocks.map((at) => plain(passagesOf(at).join(' | '))).join(' ')).join(' ')} `

/** Entries of lists and cells of columns, which have a capital for their place alone. */
const columnsIn = ({ blocks }: Outline['topics'][number]): string[][] =>
  blocks.flatMap(({ block }) => {
    if (block.kind === 'list') return [[...block.items]]
    if (block.kind !== 'table') return []
    const [head = [], ...rows] = block.rows
    return head.map((_, column) => rows.map((row) => row[column] ?? ''))
  })

/** What comes before a dash or a semicolon may be clear where the rest is not. */
const untilBreak = /^(.{30,}?)(?:\s[—–]\s|;\s)/

const placeOf = ({ place }: Statement) => `${place.file}#${place.paragraph}`

function read(outline: Outline): Lesson {
  const sentences = sentencesIn(outline)
  const rules = rulesOf(outline.language)
  const { isProper, isNamed } = properNames(sentences, outline.topics.flatMap(columnsIn), rules)
  const whole = wholeOf(outline)
  const withTitles = `${whole} ${outline.topics.map(({ title }) => plain(title)).join(' | ')} `
  const written = sentences.map(({ text }) => text).join('\n')
  const articles = articlesIn(sentences, rules.isFunctionWord)
  const named: Lesson['named'] = (term, language) => {
    const small = rulesOf(language).inside(term, isProper)
    return language === 'en' ? termWithArticle(small, articles(term)) : small
  }
  const isKept = (word: string) =>
    isNamed(word) || /^\p{Lu}{2,}/u.test(word) || (isProper(word) && rules.knows(word) === false)
  const title = (text: string) => {
    const [, article = '', bare = text] = /^((?:ang|the)\s)?(.+)$/i.exec(text) ?? []
    // What a sentence writes with all these capitals is a name as a whole.
    if (/\s\p{Lu}/u.test(bare) && written.includes(` ${bare}`)) return `${article.toLowerCase()}${bare}`
    return text
      .split(' ')
      .map((word) => (isKept(word) ? word : word.toLowerCase()))
      .join(' ')
  }
  const namesIn = (language: Language) => ({
    inside: (term: string) => named(term, language),
    small: (cell: string) => rulesOf(language).inside(cell, isProper),
    isPerson: (term: string) => isCalledAsPerson(whole, term, language),
    title,
  })
  const lists = outline.topics.flatMap((topic) =>
    listingsInBlocks(topic, rulesOf(topic.language), namesIn(topic.language)),
  )
  // A step says what is done then and there, not what is so.
  const steps = new Set(lists.filter(({ inOrder }) => inOrder).map(({ statement }) => placeOf(statement)))
  const isStory = storyIn(outline, sentences)
  const isProblem = problemIn(outline)
  const isScene = sceneIn(outline)
  const alone = clearAlone(
    sentences.filter(
      (sentence) =>
        !steps.has(placeOf(sentence)) && !isStory(sentence) && !isProblem(sentence) && !isScene(sentence),
    ),
  )
  const found = [
    ...outline.topics.flatMap((topic) =>
      factsInBlocks(topic, rulesOf(topic.language), namesIn(topic.language)),
    ),
    ...alone.flatMap((statement) => rulesOf(statement.language).factsOf(statement, isProper)),
  ]
  const listings = [
    ...lists,
    ...alone.flatMap((statement) => rulesOf(statement.language).listingsOf(statement, isProper)),
  ]
  const times = memoized((words) => whole.split(` ${words} `).length - 1)
  const said = { outline, listings, statements: alone, whole, times }
  const worthy = worthAsking(found, lessonTermsOf({ ...said, facts: found }))
  const terms = lessonTermsOf({ ...said, facts: worthy })
  const facts = [...worthy, ...factsOfRest(alone, worthy, terms)]
  const passages = new Map<string, readonly string[]>()
  for (const located of outline.topics.flatMap(({ blocks }) => blocks)) {
    const at = `${located.file}#${located.block.number}`
    passages.set(at, [...(passages.get(at) ?? []), ...passagesOf(located)])
  }
  return {
    outline,
    statements: alone,
    facts,
    listings,
    terms,
    ...indexes(facts, listings, terms, new Set(outline.topics.map((topic) => plain(topic.title)))),
    areSame: otherNames(sentences),
    articles,
    isProper,
    isNamed,
    named,
    title,
    ...claims(sentences, outline),
    passagesAt: (file, paragraph) => passages.get(`${file}#${paragraph}`) ?? [],
    hasWords: memoized((words) => withTitles.includes(` ${plain(words)} `)),
  }
}

/** The sentences that are clear alone, as they stand, up to a break, or with what they lean on said again. */
function clearAlone(sentences: readonly Statement[]): Statement[] {
  let before: Statement | undefined
  return sentences.flatMap((sentence) => {
    const { standsAlone, restated } = rulesOf(sentence.language)
    const isNext = before !== undefined && placeOf(before) === placeOf(sentence)
    const anew = restated(sentence.text, isNext ? before?.text : undefined)
    before = anew ? { ...sentence, text: anew } : sentence
    if (standsAlone(sentence.text)) return [sentence]
    if (anew && standsAlone(anew)) return [{ ...sentence, text: anew, quote: sentence.text }]
    const [, part = ''] = untilBreak.exec(sentence.text) ?? []
    if (standsAlone(`${part}.`)) return [{ ...sentence, text: part }]
    const [, ofAnew = ''] = untilBreak.exec(anew ?? '') ?? []
    return standsAlone(`${ofAnew}.`) ? [{ ...sentence, text: `${ofAnew}.`, quote: sentence.text }] : []
  })
}

/** Sentences of which nothing else can be asked: with a term of weight left out, or as they stand, to be called true or false. */
function factsOfRest(
  statements: readonly Statement[],
  facts: readonly Fact[],
  terms: ReadonlyMap<string, LessonTerm>,
): Fact[] {
  const asked = new Set(facts.flatMap(({ statement, askings }) => (askings.length > 0 ? [statement] : [])))
  const stated = new Set(facts.map(({ statement }) => statement))
  const weightOf: WeightOf = (text) => {
    const term = terms.get(plain(text))
    const isTerm = term !== undefined && (term.marked || term.type === 'person')
    return { weight: isTerm ? term.weight : 0, isDefined: term?.defined === true }
  }
  const isAbout = aboutLesson(terms)
  return statements
    .filter((statement) => !asked.has(statement) && isAbout(statement))
    .flatMap((statement) => {
      const blanks = rulesOf(statement.language).blanksOf(statement, weightOf)
      if (blanks.length > 0) return blanks
      return stated.has(statement) ? [] : [statedFact(statement)]
    })
    .map((fact) => ({ ...fact, head: terms.get(plain(fact.term))?.head ?? '' }))
}

const readBefore = new WeakMap<Outline, Lesson>()

export function lessonOf(outline: Outline): Lesson {
  const known = readBefore.get(outline)
  if (known) return known
  const lesson = read(outline)
  readBefore.set(outline, lesson)
  return lesson
}
