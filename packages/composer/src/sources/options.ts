import type { Chance } from '@klasrum/skills/chance'
import type { Fact } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import type { Lesson } from '../understand/lesson.ts'
import { peopleOf } from '../understand/people.ts'
import { siblingsOf } from '../understand/siblings.ts'
import type { LessonTerm } from '../understand/terms.ts'

/** A wrong answer and what the lesson says it of. */
export type Option = { text: string; subject: string }

const inTable = (fact: Fact) => fact.kind === 'entry' && fact.at < 0

const isClause = ({ shape }: Fact) => shape === 'clause' || shape === 'result'

const sameBlock = (one: Fact['statement'], other: Fact['statement']) =>
  one.place.file === other.place.file && one.place.paragraph === other.place.paragraph

const isDeed = (head: string) => head.startsWith('deed ')

/** How many are looked at where a lesson has hundreds. */
const few = 40

/** Terms by how well they fit: of the same list, of the same kind, defined near by, defined elsewhere, weighty. */
export function fittingTermOptions(lesson: Lesson, fact: Fact, chance: Chance): Option[] {
  const siblings = chance.shuffled(siblingsOf(lesson, fact.term))
  const option = (text: string): Option => ({ text, subject: '' })
  if (inTable(fact)) return siblings.map(option)
  if (fact.type === 'person') return chance.shuffled(peopleOf(lesson)).map(option)
  // What is left out of a sentence is told from its like only where the lesson names them side by side.
  if (fact.kind === 'blank') return siblings.map(option)
  const { byTopic, byHead, defined, weighty } = lesson.shelves
  const tiers = [
    byHead.get(fact.head) ?? [],
    byTopic.get(fact.statement.topic.title) ?? [],
    defined.get(fact.type) ?? [],
    weighty,
  ]
  // What is done is best told from other deeds, and a thing from other things.
  const isAlike = ({ head }: LessonTerm) => isDeed(head) === isDeed(fact.head)
  const others = tiers
    .flatMap((terms) => {
      const some = chance.some(terms, few)
      return [...some.filter(isAlike), ...some.filter((term) => !isAlike(term))]
    })
    .filter(({ type }) => type === fact.type)
  return [...siblings, ...others.map(({ text }) => text)].map(option)
}

/** Details of the same shape, those of the same kind and topic first. */
export function detailOptions(lesson: Lesson, fact: Fact, chance: Chance): Option[] {
  const { leansBack, stemsOf } = rulesOf(fact.statement.language)
  const spoken = stemsOf(`${fact.term} ${fact.detail}`)
  const same = lesson
    .factsOfShape(fact.shape)
    .filter(({ statement }) => statement !== fact.statement)
    .filter(({ detail }) => !isClause(fact) || !leansBack.test(detail))
  const asOption = (other: Fact) => ({
    text: other.detail,
    subject: isClause(fact) || inTable(fact) ? '' : other.term,
    near: other.statement.topic === fact.statement.topic && isDeed(other.head) === isDeed(fact.head),
  })
  if (inTable(fact))
    return chance.shuffled(same.filter((other) => sameBlock(other.statement, fact.statement)).map(asOption))
  const isSameKind = ({ head }: Fact) => head !== '' && head === fact.head
  const sameKind = same.filter(isSameKind)
  const others = same.filter((other) => !isSameKind(other))
  // A reason or a result from elsewhere would be told from the right one by what it speaks of.
  const aboutSame = ({ term, detail, statement }: Fact) =>
    !isClause(fact) ||
    statement.topic === fact.statement.topic ||
    [...stemsOf(`${term} ${detail}`)].some((stem) => spoken.has(stem))
  const loose = chance.some(others.filter(aboutSame).map(asOption), few)
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
