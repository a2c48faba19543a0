import type { Fact, Statement } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { plain, wordsOf } from '../languages/words.ts'
import type { Lesson } from './lesson.ts'
import type { Topic } from './outline.ts'

const defining: readonly Fact['kind'][] = ['definition', 'naming', 'entry']

const weightOf = (lesson: Lesson, term: string) => lesson.terms.get(plain(term))?.weight ?? 0

/** Facts that say what something is, each term once, as the lesson goes. */
export function definitionsIn(lesson: Lesson, topics: readonly Topic[]): Fact[] {
  const wanted = new Set(topics)
  const found = new Map<string, Fact>()
  for (const fact of lesson.facts) {
    if (!wanted.has(fact.statement.topic) || !defining.includes(fact.kind) || fact.at < 0) continue
    if (wordsOf(fact.term).length > 5 || !rulesOf(fact.statement.language).isContent(fact.term)) continue
    if (!found.has(plain(fact.term))) found.set(plain(fact.term), fact)
  }
  return [...found.values()]
}

/** The definitions that the lesson turns on most. */
export const chiefDefinitions = (lesson: Lesson, topics: readonly Topic[], most: number): Fact[] => {
  const all = definitionsIn(lesson, topics)
  const chief = [...all]
    .sort((one, other) => weightOf(lesson, other.term) - weightOf(lesson, one.term))
    .slice(0, most)
  return all.filter((fact) => chief.includes(fact))
}

/** Lighter words are no more than often used. */
const leastWeight = 0.3

/** The words that topics turn on: what they define, or else what their headings and marks show; each in one form. */
export function keyTermsIn(lesson: Lesson, topics: readonly Topic[], most: number): string[] {
  const { stemsOf } = rulesOf(lesson.outline.language)
  const titles = new Set(topics.map(({ title }) => title))
  const defined = chiefDefinitions(lesson, topics, most).map(({ term }) => term)
  const cells = new Set(lesson.facts.flatMap(({ at, term }) => (at < 0 ? [plain(term)] : [])))
  const others = [...lesson.terms.values()]
    .filter(
      ({ text, topic, count, weight }) =>
        titles.has(topic) && count > 1 && weight >= leastWeight && !titles.has(text),
    )
    .filter(({ text }) => !cells.has(plain(text)))
    .sort((one, other) => other.weight - one.weight)
    .map(({ text }) => text)
  const forms = new Set<string>()
  return [...defined, ...others]
    .filter((term) => {
      const form = [...stemsOf(term)].sort().join(' ')
      return !forms.has(form) && forms.add(form)
    })
    .slice(0, most)
}

const indexed = new WeakMap<Lesson, Map<Statement, Fact[]>>()

/** What a statement says. */
export function factsOfStatement(lesson: Lesson, statement: Statement): readonly Fact[] {
  const known = indexed.get(lesson) ?? Map.groupBy(lesson.facts, (fact) => fact.statement)
  indexed.set(lesson, known)
  return known.get(statement) ?? []
}

/** How much a statement carries: definitions before causes, causes before the rest, weighty words before light ones. */
export function statementWorthOf(lesson: Lesson, statement: Statement): number {
  return factsOfStatement(lesson, statement).reduce(
    (best, { kind, term }) =>
      Math.max(best, weightOf(lesson, term) + (defining.includes(kind) ? 0.6 : kind === 'cause' ? 0.4 : 0.2)),
    0,
  )
}

/** The statements of a topic that say most, in their order. */
export function pointsIn(lesson: Lesson, topics: readonly Topic[], most: number): Statement[] {
  const wanted = new Set(topics)
  const said = lesson.statements.filter(({ topic }) => wanted.has(topic))
  const ranked = said
    .map((statement) => ({ statement, worth: statementWorthOf(lesson, statement) }))
    .sort((one, other) => other.worth - one.worth)
  const chief = new Set(ranked.slice(0, most).map(({ statement }) => statement))
  return said.filter((statement) => chief.has(statement))
}
