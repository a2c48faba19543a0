import type { Chance } from './chance.ts'
import type { Lesson } from './lesson.ts'
import type { Fact } from './tongue.ts'
import { tongueOf } from './tongues.ts'

/** A wrong answer and what the lesson says it of. */
export type Option = { text: string; subject: string }

const inTable = (fact: Fact) => fact.kind === 'entry' && fact.at < 0

const sameBlock = (one: Fact['statement'], other: Fact['statement']) =>
  one.place.file === other.place.file && one.place.paragraph === other.place.paragraph

/** How many are looked at where a lesson has hundreds. */
const few = 40

/** Terms by how well they fit: of the same list, of the same kind, defined near by, defined elsewhere, weighty. */
export function termOptions(lesson: Lesson, fact: Fact, chance: Chance): Option[] {
  const siblings = chance.shuffled(lesson.listedWith(fact.term))
  const option = (text: string): Option => ({ text, subject: '' })
  if (inTable(fact)) return siblings.map(option)
  const { byTopic, byHead, defined, weighty } = lesson.shelves
  const tiers = [
    byHead.get(fact.head) ?? [],
    byTopic.get(fact.statement.topic.title) ?? [],
    defined.get(fact.type) ?? [],
    weighty,
  ]
  const others = tiers.flatMap((terms) => chance.some(terms, few)).filter(({ type }) => type === fact.type)
  return [...siblings, ...others.map(({ text }) => text)].map(option)
}

/** Reasons and results may stand beside other things that the lesson says: true, but no answer to this question. */
function otherClauses(lesson: Lesson, fact: Fact, chance: Chance): (Option & { near: boolean })[] {
  const deeds = lesson.facts.filter(
    ({ kind, at, statement }) =>
      (kind === 'action' || kind === 'property') && at >= 0 && statement !== fact.statement,
  )
  return chance.some(deeds, few).map(({ statement }) => ({
    subject: '',
    text: tongueOf(statement.language).inside(statement.text.replace(/[.\s]+$/, ''), lesson.isProper),
    near: statement.topic === fact.statement.topic,
  }))
}

/** Details of the same shape, those of the same kind and topic first. */
export function detailOptions(lesson: Lesson, fact: Fact, chance: Chance): Option[] {
  const same = lesson.factsOfShape(fact.shape).filter(({ statement }) => statement !== fact.statement)
  const asOption = (other: Fact) => ({
    text: other.detail,
    subject: fact.shape === 'clause' || inTable(fact) ? '' : other.term,
    near: other.statement.topic === fact.statement.topic,
  })
  if (inTable(fact))
    return chance.shuffled(same.filter((other) => sameBlock(other.statement, fact.statement)).map(asOption))
  const sameKind = same.filter(({ head }) => head !== '' && head === fact.head)
  const others = same.filter(({ head }) => head === '' || head !== fact.head)
  const loose = [
    ...chance.some(others.map(asOption), few),
    ...(fact.shape === 'clause' ? otherClauses(lesson, fact, chance) : []),
  ]
  return [
    ...chance.some(sameKind.map(asOption), few),
    ...loose.filter(({ near }) => near),
    ...loose.filter(({ near }) => !near),
  ]
}

export function numberOptions(key: string, numbers: readonly string[]): string[] {
  const place = numbers.indexOf(key.toLowerCase())
  if (place >= 0) return [1, -1, 2, 3, -2].flatMap((step) => numbers[place + step] ?? [])
  const value = Number(key.replace(/,/g, ''))
  return Number.isInteger(value)
    ? [1, -1, 2, 3]
        .map((step) => value + step)
        .filter((slip) => slip > 0)
        .map(String)
    : []
}

/** Other times of the lesson written the same way, then near ones. */
export function timeOptions(lesson: Lesson, fact: Fact, chance: Chance): string[] {
  const form = (time: string) => time.replace(/\d+/g, '#').replace(/\p{L}+/gu, 'a')
  const year = Number(/\d{4}/.exec(fact.term)?.[0])
  const others = lesson.facts
    .filter(({ type, term }) => type === 'time' && term !== fact.term && form(term) === form(fact.term))
    .map(({ term }) => term)
  const slips = [1, -1, 2, -2, 10, -10].map((step) => fact.term.replace(/\d{4}/, String(year + step)))
  return [...chance.shuffled([...new Set(others)]), ...chance.shuffled(slips)]
}
