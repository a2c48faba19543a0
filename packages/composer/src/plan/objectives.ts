import type { PlanText } from '@klasrum/contract/material'
import type { Day } from '@klasrum/curriculum/unit'
import { joined } from '../languages/joined.ts'
import type { Fact, Listing } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { mentions, plain, shareIn, wordsOf } from '../languages/words.ts'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { chiefDefinitions, keyTermsIn } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isLed, type LessonSession } from '../understand/outline.ts'
import { aboutOf, subjectOf, termSaid } from '../understand/subject.ts'
import { dealtOut, foundObjectives } from './found-objectives.ts'
import { planWordsOf } from './plan-words-of.ts'

export type Objectives = { lines: readonly string[]; from: PlanText['from'] }

const fewest = 2
const most = 4
const mostTerms = 3
/** An objective that shares more of its words with one that is given says the same. */
const alike = 0.6
const numberWork = /[=×÷%]|\d\s*[+−-]\s*\d/

/** Steps of a session, and what they are the steps of. */
export const stepsIn = (lesson: Lesson, session: LessonSession): Listing | undefined =>
  lesson.listings.find(
    ({ inOrder, title, statement }) => inOrder && title !== '' && session.topics.includes(statement.topic),
  )

export const isNumberWork = (lesson: Lesson, session: LessonSession): boolean =>
  lesson.statements.filter(({ text, topic }) => session.topics.includes(topic) && numberWork.test(text))
    .length >= 2

const sharesWord = (one: string, other: string) =>
  !mentions(one, other) &&
  !mentions(other, one) &&
  wordsOf(one).some((word) => word.length > 3 && wordsOf(plain(other)).includes(word.toLowerCase()))

/** Two things that a topic defines as being of one kind, rather two whose names show it. */
function comparableIn(definitions: readonly Fact[]): readonly [Fact, Fact] | null {
  const pairs = definitions.flatMap((one, at) =>
    definitions
      .slice(at + 1)
      .filter(
        ({ statement, term }) => statement.topic === one.statement.topic && plain(term) !== plain(one.term),
      )
      .map((other) => [one, other] as const),
  )
  const named = pairs.find(([one, other]) => sharesWord(one.term, other.term))
  return named ?? pairs.find(([one, other]) => one.head !== '' && one.head === other.head) ?? null
}

const announcedNames = (lesson: Lesson, session: LessonSession) =>
  lesson.listings.find(
    ({ names, inOrder, enumerate, title, statement }) =>
      names && !inOrder && enumerate !== null && title !== '' && session.topics.includes(statement.topic),
  )

/** What is defined stands without its article, unless it is a name. */
const bareTerm = (lesson: Lesson, term: string) =>
  lesson.isNamed(wordsOf(term)[0] ?? '')
    ? termSaid(lesson, term)
    : termSaid(lesson, term).replace(/^the /, '')

function knowledge(lesson: Lesson, session: LessonSession): string {
  const { objectives, and } = planWordsOf(lesson.outline.language)
  const chief = chiefDefinitions(lesson, session.topics, mostTerms)
  const things = chief.filter(({ type }) => type === 'thing')
  const people = chief.filter(({ type }) => type === 'person')
  if (things.length > 0) {
    return objectives.define(
      joined(
        things.map(({ term }) => bareTerm(lesson, term)),
        and,
      ),
    )
  }
  if (people.length > 1)
    return objectives.know(
      joined(
        people.map(({ term }) => term),
        and,
      ),
    )
  const terms = keyTermsIn(lesson, session.topics, mostTerms).map((term) => termSaid(lesson, term))
  return objectives.describe(terms.length > 0 ? joined(terms, and) : aboutOf(lesson, session.topics))
}

/** The highest that the session's own content calls for. */
function skill(lesson: Lesson, session: LessonSession): string {
  const { objectives } = planWordsOf(lesson.outline.language)
  const about = aboutOf(lesson, session.topics)
  const steps = stepsIn(lesson, session)
  if (steps) {
    const { topic } = steps.statement
    const named = steps.title === topic.title ? subjectOf(lesson, topic) : null
    return objectives.order(named ?? lesson.title(steps.title))
  }
  if (isNumberWork(lesson, session)) return objectives.solve(about)
  const pair = comparableIn(chiefDefinitions(lesson, session.topics, 12))
  if (pair) return objectives.compare(bareTerm(lesson, pair[0].term), bareTerm(lesson, pair[1].term))
  const causes = lesson.facts.filter(
    ({ kind, statement }) => kind === 'cause' && session.topics.includes(statement.topic),
  )
  return causes.length > 1 ? objectives.explainCause(about) : objectives.explain(about)
}

function listed(lesson: Lesson, session: LessonSession): string | null {
  const names = announcedNames(lesson, session)
  const title = names ? lesson.title(names.title).replace(/^(?:the|ang)\s+/i, '') : ''
  return names && wordsOf(title).length <= 8
    ? planWordsOf(lesson.outline.language).objectives.name(title)
    : null
}

/** Objectives of each session: those of the files first, made up to knowledge, skill and attitude where they are too few. */
export function objectivesOf(
  lesson: Lesson,
  sessions: readonly LessonSession[],
  days: readonly (Day | null)[] = [],
): Objectives[] {
  const { stemsOf } = rulesOf(lesson.outline.language)
  const all = isUnitAlone(lesson.outline) ? [] : foundObjectives(lesson.outline.documents)
  const found = dealtOut(all, (line) => line, sessions)
  return sessions.map((session, at) => {
    const day = days[at]
    // A written day teaches and checks its own goals, and no others.
    if (day && isLed(session)) return { lines: [day.knowledge, day.skill, day.attitude], from: 'composed' }
    const own = (found[at] ?? []).slice(0, most + 2)
    if (own.length >= fewest) return { lines: own, from: 'source' }
    if (day) return { lines: [...own, day.knowledge, day.skill, day.attitude], from: 'composed' }
    const made = [
      knowledge(lesson, session),
      listed(lesson, session),
      skill(lesson, session),
      planWordsOf(lesson.outline.language).objectives.value(aboutOf(lesson, session.topics)),
    ].filter((line) => line !== null)
    const fresh = made.filter((line) => all.every((other) => shareIn(stemsOf(line), stemsOf(other)) < alike))
    const lines = [...own, ...fresh].slice(0, most)
    return { lines: [...new Set(lines)].map((line) => line.slice(0, 500)), from: 'composed' }
  })
}
