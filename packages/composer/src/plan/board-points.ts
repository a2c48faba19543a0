import type { Statement } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { isReadable, isSaidOfLesson, isWholeSentence, leansOnBefore } from '../languages/whole-sentence.ts'
import { isName, likeness, mentions, plain, shinglesOf, wordsOf } from '../languages/words.ts'
import { toldStories } from '../sources/story/told-stories.ts'
import { statementWorthOf } from '../understand/key-points.ts'
import { lessonKindOf } from '../understand/kind-of.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isAllOver } from '../understand/named-kinds.ts'
import type { LessonSession } from '../understand/outline.ts'
import { passagesOf, statementIn } from '../understand/statements.ts'
import { rolesIn } from '../understand/topics-of.ts'
import type { CheckQuestion } from './day-check.ts'

export const fewestPoints = 2
/** What can be put in order. */
const fewestDeeds = 4
/** A longer sentence is no point for the board. */
const longestPoint = 45

/** Whether the session is told and not explained. */
export function isStory({ outline: { documents } }: Lesson, { topics }: LessonSession): boolean {
  const files = new Set(topics.map(({ file }) => file))
  return documents.some(
    (document) =>
      files.has(document.file_name) &&
      document.kind !== 'unit' &&
      lessonKindOf(document, rolesIn(document)) === 'story',
  )
}

const isPoint = (text: string): boolean => isWholeSentence(text) && wordsOf(text).length <= longestPoint

/** What somebody writes of himself in a sample answer, and what learners are to do. */
const ofTheClass = /\b(?:I|my|the (?:learners?|students?) (?:will|shall|should|must|may|can))\b/

/** Sentences of lists and paragraphs that are not sure enough to be asked about, and can be read together. */
const otherSentences = ({ topics }: LessonSession): Statement[] =>
  topics.flatMap((topic) =>
    topic.blocks.flatMap((located) =>
      passagesOf(located)
        .flatMap(sentencesOf)
        .filter((text) => !leansOnBefore(text) && !ofTheClass.test(text))
        .map((text) => statementIn(topic, located, text)),
    ),
  )

/** "Simulan na natin ang aralin.", "In this module you will learn …": what leads to the lesson and says nothing of it. */
const toBegin =
  /\b(?:simulan|umpisahan|halina|tayo na|alamin mo|modyul na (?:ito|iyong)|paunlarin ang iyong|nakaraang aralin|susunod na aralin|let['’]?s (?:begin|start|find out)|in this (?:module|lesson)|previous (?:module|lesson)|next (?:module|lesson))\b/iu

const alike = 0.6

/** Of sentences that say nearly the same the first. */
function distinct(statements: readonly Statement[]): Statement[] {
  const chosen: { statement: Statement; shingles: ReadonlySet<string> }[] = []
  for (const statement of statements) {
    const shingles = shinglesOf(statement.text)
    if (chosen.every((other) => likeness(other.shingles, shingles) < alike))
      chosen.push({ statement, shingles })
  }
  return chosen.map(({ statement }) => statement)
}

/** What the session says: whole sentences that state something, as they stand in the file; of a story one of each part of it. */
export function boardStatements(lesson: Lesson, session: LessonSession, most: number): Statement[] {
  const told = isStory(lesson, session)
  const topics = new Set(session.topics)
  const { isOrder } = rulesOf(lesson.outline.language)
  const isOne = (text: string) =>
    isPoint(text) && (told || (isSaidOfLesson(text) && !isOrder(text) && !toBegin.test(text)))
  const sure = lesson.statements.filter(({ topic, text }) => topics.has(topic) && isOne(text))
  const deeds = toldStories(lesson).flatMap((story) =>
    story.deeds.filter(({ topic, named }) => topics.has(topic) && named === undefined),
  )
  const all = distinct(
    deeds.length >= fewestDeeds
      ? deeds
      : sure.length >= fewestPoints
        ? sure
        : [...sure, ...otherSentences(session).filter(({ text }) => isOne(text))],
  )
  const best = (some: readonly Statement[], count: number) =>
    some
      .map((statement) => ({ statement, worth: statementWorthOf(lesson, statement) }))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, count)
      .map(({ statement }) => statement)
  const between = all.slice(1, -1)
  const size = Math.ceil(between.length / Math.max(1, most - 2)) || 1
  const parts = Array.from({ length: Math.max(0, most - 2) }, (_, part) =>
    between.slice(part * size, (part + 1) * size),
  )
  // Every heading of the session has its say, with what speaks of it, before one of them has a second.
  const speaksOfHeading = ({ text, topic, language }: Statement) => {
    const { stemsOf } = rulesOf(language)
    const stems = stemsOf(text)
    return [...stemsOf(topic.title)].some((stem) => stems.has(stem)) ? 1 : 0
  }
  const byTopic = [...Map.groupBy(all, ({ topic }) => topic).values()].map((some) =>
    best(some, some.length).sort((one, other) => speaksOfHeading(other) - speaksOfHeading(one)),
  )
  const inTurn = Array.from({ length: most }, (_, round) =>
    byTopic.flatMap((some) => some[round] ?? []),
  ).flat()
  const chosen = new Set(
    // A story has a beginning and an end, and something of all that lies between.
    told
      ? [...all.slice(0, 1), ...parts.flatMap((part) => best(part, 1)), ...all.slice(-1)]
      : inTurn.slice(0, most),
  )
  return all.filter((statement) => chosen.has(statement))
}

export function boardPoints(lesson: Lesson, session: LessonSession, most: number): string[] {
  const points = boardStatements(lesson, session, most).map(({ text }) => text)
  if (points.length >= fewestPoints || isStory(lesson, session)) return points
  return [...points, ...entriesIn(session)].slice(0, most)
}

/** What a point is about: its heading, or the first name or term in it that does not stand all over the lesson. */
function subjectsOf(lesson: Lesson, { text, topic }: Statement): string[] {
  const small = ` ${plain(text)} `
  const at = (term: string) => small.indexOf(` ${plain(term)} `)
  const terms = [...lesson.terms.values()]
    .filter(
      (term) =>
        (term.marked || term.defined || isName(term.text, lesson.isProper)) &&
        at(term.text) >= 0 &&
        wordsOf(term.text).length <= mostInSubject &&
        !isAllOver(lesson, term.text),
    )
    .sort((one, other) => at(one.text) - at(other.text))
    .map((term) => term.text)
  const { stemsOf } = rulesOf(topic.language)
  const stems = stemsOf(text)
  const isOnHeading = [...stemsOf(topic.title)].some((stem) => stems.has(stem))
  return isOnHeading ? [topic.title, ...terms] : terms
}

const mostInSubject = 4

/** The points of a text as questions, each asked once. */
export function onPoints(
  lesson: Lesson,
  statements: readonly Statement[],
  whatOf: (subject: string) => string,
): CheckQuestion[] {
  const used = new Set<string>()
  return statements.flatMap((statement) =>
    subjectsOf(lesson, statement)
      .map((subject) => ({ ask: whatOf(subject), answer: statement.text }))
      .filter(({ ask }) => !used.has(ask))
      .slice(0, 1)
      .map((question) => {
        used.add(question.ask)
        return question
      }),
  )
}

/** The words of a point that carry it: its names, figures and terms, in its order. */
export function keyWordsOf(lesson: Lesson, text: string): string[] {
  const small = plain(text)
  const terms = [...lesson.terms.values()].filter(
    (term) =>
      (term.marked || isName(term.text, lesson.isProper)) && ` ${small} `.includes(` ${plain(term.text)} `),
  )
  const longest = terms.filter(
    ({ text: own }) => !terms.some((other) => other.text !== own && mentions(other.text, own)),
  )
  const figures = text.match(/\d[\d,.]*(?:st|nd|rd|th)?(?: century| siglo)?/gu) ?? []
  const at = (word: string) => small.indexOf(plain(word))
  return [...new Set([...longest.map((term) => term.text), ...figures])]
    .sort((one, other) => at(one) - at(other))
    .slice(0, mostKeyWords)
}

const mostKeyWords = 4

const fewestEntryWords = 2
const mostEntryWords = 20

/** Where a part is a list, its entries are what is taught. */
const entriesIn = ({ topics }: LessonSession): string[] =>
  topics
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ block }) =>
      block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.text] : [],
    )
    .map((item) => item.trim())
    .filter(
      (item) =>
        wordsOf(item).length >= fewestEntryWords &&
        wordsOf(item).length <= mostEntryWords &&
        isReadable(item) &&
        isSaidOfLesson(item),
    )
