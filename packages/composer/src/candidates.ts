import type { Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { wrongAnswers } from './distractors.ts'
import type { Candidate } from './items/candidate.ts'
import { completed } from './items/completed.ts'
import { contrasting } from './items/contrast.ts'
import { essays } from './items/essay.ts'
import { grouped } from './items/grouped.ts'
import { identification } from './items/identification.ts'
import { arranging, arrangingEvents, belonging, enumeration, following } from './items/listed.ts'
import { matching } from './items/matching.ts'
import { mending } from './items/mending.ts'
import { multipleChoice } from './items/multiple-choice.ts'
import { ownQuestions } from './items/own-questions.ts'
import { trueFalse } from './items/true-false.ts'
import type { Lesson } from './lesson.ts'
import { passes } from './lint.ts'
import { mendedItem } from './mended.ts'
import type { Topic } from './outline.ts'
import { skillItems } from './skills/skill-items.ts'
import type { Fact } from './tongue.ts'
import { isUnitAlone } from './units/placed-unit.ts'
import { unitItems } from './units/unit-items.ts'
import { plain } from './words.ts'

/** How many times as many facts are looked at as a paper has numbers. */
const plenty = 4
const fewest = 2

const goesFar = ({ askings }: Fact) => askings.some(({ bloom }) => bloom === 'apply' || bloom === 'analyze')

/** The best facts of each topic, and all that bear more than recall, of which there are never many. */
function bestFacts(lesson: Lesson, topics: readonly Topic[], need: number, chance: Chance): Fact[] {
  const most = Math.max(fewest, Math.ceil((need * plenty) / Math.max(1, topics.length)))
  const byTopic = Map.groupBy(lesson.facts, ({ statement }) => statement.topic)
  const worth = (fact: Fact) =>
    Math.max(0, ...fact.askings.map((asking) => asking.worth)) +
    0.3 * (lesson.terms.get(plain(fact.term))?.weight ?? 0) +
    chance.fork(fact.statement.text).below(100) / 1000
  return topics.flatMap((topic) => {
    const facts = byTopic.get(topic) ?? []
    if (facts.length <= most) return facts
    const ranked = facts
      .map((fact) => ({ fact, worth: worth(fact) }))
      .sort((one, other) => other.worth - one.worth)
    const kept = new Set([
      ...ranked.slice(0, most).map(({ fact }) => fact),
      ...facts.filter(goesFar).slice(0, most),
    ])
    return facts.filter((fact) => kept.has(fact))
  })
}

/** Several times as many items as are needed, each made once, all of which pass the lint. */
export function candidatesOf(
  lesson: Lesson,
  topics: readonly Topic[],
  need: number,
  chance: Chance,
): Candidate[] {
  const known = [...unitItems(lesson, topics, chance), ...skillItems(lesson, topics, need, chance)]
  if (isUnitAlone(lesson.outline)) return known
  const wanted = new Set(topics)
  const facts = bestFacts(lesson, topics, need, chance)
  const listings = lesson.listings.filter(({ statement }) => wanted.has(statement.topic))
  const made = [
    ...facts.flatMap((fact) => {
      const wrongFor = wrongAnswers(lesson, fact, chance)
      return [
        ...multipleChoice(lesson, fact, wrongFor),
        ...identification(lesson, fact),
        ...trueFalse(lesson, fact, wrongFor, chance),
        ...mending(lesson, fact, wrongFor),
        ...contrasting(lesson, fact, wrongFor),
      ]
    }),
    ...listings.flatMap((listing) => [
      ...enumeration(listing),
      ...belonging(lesson, listing, chance),
      ...arranging(listing, chance),
      ...following(listing, lesson, chance),
    ]),
    ...ownQuestions(lesson.outline, topics),
    ...grouped(lesson, topics, chance),
    ...completed(lesson, topics, chance),
    ...matching(lesson, facts, chance),
    ...arrangingEvents(facts, chance),
    ...essays(lesson, topics, chance),
  ]
  const byId = new Map(
    made.map((candidate) => [candidate.item.id, { ...candidate, item: mendedItem(candidate.item) }]),
  )
  return [...known, ...[...byId.values()].filter(({ item }) => passes(item, lesson))]
}

/** Above all that our own items can be worth. */
const proposedWorth = 1.5

/** With the items that another author proposes for these topics. */
export function withProposed(
  candidates: readonly Candidate[],
  topics: readonly Topic[],
  proposed: readonly Item[],
): Candidate[] {
  const places = new Set(
    topics.flatMap(({ blocks }) => blocks.map(({ file, block }) => `${file}#${block.number}`)),
  )
  return [
    ...proposed
      .filter(({ source }) => source && places.has(`${source.file}#${source.paragraph}`))
      .map((item) => ({ item, worth: proposedWorth })),
    ...candidates,
  ]
}
