import { rulesOf } from '../languages/rules-of.ts'
import { wordsOf } from '../languages/words.ts'
import { apportioned } from '../papers/specifications.ts'
import { ledByDays } from '../sources/units/led-by-days.ts'
import { sessionsOfUnit } from '../sources/units/unit-sessions.ts'
import { divisionOf } from './division.ts'
import { lessonKindOf } from './kind-of.ts'
import { type Lesson, lessonOf } from './lesson.ts'
import type { LessonSession, Outline, Topic } from './outline.ts'
import { rolesIn, shortTitle } from './topics-of.ts'

/** What a fact adds to the time that a topic takes, in words. */
const wordsOfFact = 12
/** A session with fewer words is not worth a day. */
const fewestWords = 30
/** How much unevenness is taken to keep topics under one heading together, as part of a session. */
const keptTogether = 0.2
/** The same for topics of one lesson of the file. */
const keptInDivision = 2

function weightsOf(topics: readonly Topic[], lesson: Lesson): number[] {
  const said = new Map<Topic, number>()
  for (const { statement } of [...lesson.facts, ...lesson.listings])
    said.set(statement.topic, (said.get(statement.topic) ?? 0) + 1)
  return topics.map((topic) => Math.max(1, topic.words + wordsOfFact * (said.get(topic) ?? 0)))
}

const divisionIn = ({ file, division }: Topic) => `${file} ${division}`
const isOneDivision = (one: Topic, other: Topic) => divisionIn(one) === divisionIn(other)

const parentOf = ({ file, above }: Topic) => `${file} ${above.join(' / ')}`

/** The topics in so many runs, as even as can be. */
function runsOf(topics: readonly Topic[], weights: readonly number[], count: number): Topic[][] {
  const sums = [0]
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0)
  const fair = between(0, topics.length) / count
  const cutCost = (at: number) => {
    const [before, after] = [topics[at - 1], topics[at]]
    if (!before || !after) return 0
    if (divided && isOneDivision(before, after)) return (keptInDivision * fair) ** 2
    return parentOf(before) === parentOf(after) && before.above.length > 1 ? (keptTogether * fair) ** 2 : 0
  }
  const divisions = topics.map(divisionIn)
  const ofAll = new Set(divisions).size
  const divided = ofAll > 1
  /** A session that runs over the border of two lessons of the file, where there are sessions enough for each. */
  const spanCost = (from: number, to: number) => {
    if (!divided || ofAll > count) return 0
    return (new Set(divisions.slice(from, to)).size - 1) * (keptInDivision * fair) ** 2
  }
  type Best = { cost: number; cuts: readonly number[] }
  let best: (Best | null)[] = sums.map((_, end) => ({
    cost: (between(0, end) - fair) ** 2 + spanCost(0, end),
    cuts: [],
  }))
  for (let runs = 2; runs <= count; runs++) {
    const next: (Best | null)[] = sums.map(() => null)
    for (let end = runs; end <= topics.length; end++) {
      for (let at = runs - 1; at < end; at++) {
        const before = best[at]
        if (!before) continue
        const cost = before.cost + (between(at, end) - fair) ** 2 + cutCost(at) + spanCost(at, end)
        if (cost < (next[end]?.cost ?? Number.POSITIVE_INFINITY))
          next[end] = { cost, cuts: [...before.cuts, at] }
      }
    }
    best = next
  }
  const cuts = [0, ...(best[topics.length]?.cuts ?? []), topics.length]
  return cuts.slice(1).map((to, run) => topics.slice(cuts[run], to))
}

const mostWords = 10

/** What the topics are about together: their lesson, the heading above them all, or the first of them. */
function titleOf(topics: readonly Topic[]): string {
  const [first] = topics
  if (!first) return ''
  const telling = topics.filter(({ title, language }) =>
    rulesOf(language).isContent(title.split(/\s+/).slice(0, 5).join(' ')),
  )
  const titles = [...new Set((telling.length > 0 ? telling : topics).map(({ title }) => title))]
  const together = titles.join('; ')
  if (titles.length <= 2 && wordsOf(together).length <= mostWords) return together
  const divided = first.division && divisionOf(first.division)?.title
  if (divided && topics.every(({ division }) => division === first.division)) return shortTitle(divided)
  const shared = first.above.findLast((heading) => topics.every(({ above }) => above.includes(heading)))
  return shared ? shortTitle(shared) : (titles[0] ?? first.title)
}

/** Less of a story is read in one session together with the rest. */
const fewestOfStory = 220

/** Whether the files are one story without headings of its own. */
function isToldOnly({ documents, topics }: Outline): boolean {
  const files = documents.filter(({ kind }) => kind !== 'unit')
  return (
    files.length === 1 &&
    files.every((document) => lessonKindOf(document, rolesIn(document)) === 'story') &&
    topics.every(({ above }) => above.length <= 1) &&
    files.every(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading').length <= 2)
  )
}

/** The running head of a page is the title with a number. */
const withoutPage = (title: string, { title: whole }: Outline): string =>
  title.replace(/\s\d{1,3}$/, '') === whole ? whole : title

const ofNumbers = /\bmath|matematika/iu
const fewestSaid = 2

/** A session in which nothing stands that can be said again is no lesson, unless its problems are computed or a unit knows more. */
function littleSaidIn(outline: Outline): (topics: readonly Topic[]) => boolean {
  const isComputed = outline.documents.some(({ plan }) => ofNumbers.test(plan.learning_area ?? ''))
  if (isComputed || outline.known.units.length > 0) return () => false
  const { statements, listings } = lessonOf(outline)
  const statementsByTopic = Map.groupBy(
    [...statements, ...listings.map(({ statement }) => statement)],
    ({ topic }) => topic,
  )
  return (topics) =>
    topics.reduce((sum, topic) => sum + (statementsByTopic.get(topic)?.length ?? 0), 0) < fewestSaid
}

/** The words of a story that come back often are no names for its parts. */
const partOf = ({ title, language }: Outline, at: number, count: number): string =>
  count === 1 ? title : `${title} (${language === 'en' ? 'part' : 'bahagi'} ${at + 1})`

/** The topics dealt out in their order, as many sessions as asked for or as the source bears. */
export function sessionsOf(outline: Outline, asked: number): LessonSession[] {
  const ofUnit = sessionsOfUnit(outline, asked)
  if (ofUnit) return ofUnit
  const { topics } = outline
  const weights = weightsOf(topics, lessonOf(outline))
  const wordsIn = (run: readonly Topic[]) => run.reduce((sum, { words }) => sum + words, 0)
  const isTold = isToldOnly(outline)
  const fewest = isTold ? fewestOfStory : fewestWords
  let count = Math.max(1, Math.min(asked, topics.length))
  let runs = runsOf(topics, weights, count)
  const saysLittle = littleSaidIn(outline)
  while (count > 1 && runs.some((run) => wordsIn(run) < fewest || saysLittle(run))) {
    count--
    runs = runsOf(topics, weights, count)
  }
  const shares = apportioned(
    runs.map((run) => wordsIn(run) || 1),
    100,
  )
  const sessions = runs.map((run, at) => ({
    number: at + 1,
    title: (isTold ? partOf(outline, at, runs.length) : withoutPage(titleOf(run), outline)).slice(0, 300),
    topics: run,
    share: shares[at] ?? 0,
  }))
  return ledByDays(sessions, outline)
}
