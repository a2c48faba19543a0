import type { Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { passes } from '../judging/lint.ts'
import { likelyUsable } from '../judging/score.ts'
import type { Fact } from '../languages/language-rules.ts'
import { plain } from '../languages/words.ts'
import type { Lesson } from '../understand/lesson.ts'
import { mendedItem, mendedTelling } from '../understand/mended.ts'
import type { Topic } from '../understand/outline.ts'
import type { Candidate, Pattern } from './candidate.ts'
import { wrongAnswers } from './distractors.ts'
import { skillItems } from './skills/skill-items.ts'
import { storyItems } from './story/story-items.ts'
import { completed } from './text/completed.ts'
import { contrasting } from './text/contrast.ts'
import { essays } from './text/essay.ts'
import { groupMembership } from './text/grouped.ts'
import { identification } from './text/identification.ts'
import { arranging, arrangingEvents, belonging, enumeration, following } from './text/listed.ts'
import { matching } from './text/matching.ts'
import { mending } from './text/mending.ts'
import { multipleChoice } from './text/multiple-choice.ts'
import { ownQuestions } from './text/own-questions.ts'
import { trueFalse } from './text/true-false.ts'
import type { Reach } from './units/near-files.ts'
import { isOfUnit, isUnitAlone } from './units/placed-unit.ts'
import { unitItems } from './units/unit-items.ts'

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

/** With the rule that made them. */
const by = (pattern: Pattern, made: readonly Candidate[], fact?: Fact): Candidate[] =>
  made.map((candidate) => ({ ...candidate, pattern, ...(fact && { fact }) }))

/** Several times as many items as are needed, each made once, all of which pass the lint, whatever a reader would say. */
export function unjudgedCandidates(
  lesson: Lesson,
  topics: readonly Topic[],
  need: number,
  chance: Chance,
  reach: Reach = 'lesson',
): Candidate[] {
  const known = [...unitItems(lesson, topics, chance, reach), ...skillItems(lesson, topics, need, chance)]
  if (isUnitAlone(lesson.outline)) return known
  // What a unit teaches beside the files is asked as the unit asks it.
  const inFiles = topics.filter((topic) => !isOfUnit(lesson.outline, topic))
  const wanted = new Set(inFiles)
  const facts = bestFacts(lesson, inFiles, need, chance)
  const listings = lesson.listings.filter(({ statement }) => wanted.has(statement.topic))
  const made = [
    ...facts.flatMap((fact) => {
      const wrongFor = wrongAnswers(lesson, fact, chance)
      return [
        ...by('choice', multipleChoice(lesson, fact, wrongFor), fact),
        ...by('identification', identification(lesson, fact, wrongFor), fact),
        ...by('statement', trueFalse(lesson, fact, wrongFor, chance), fact),
        ...by('mending', mending(lesson, fact, wrongFor), fact),
        ...by('contrast', contrasting(lesson, fact, wrongFor), fact),
      ]
    }),
    ...listings.flatMap((listing) => [
      ...by('list', enumeration(listing)),
      ...by('member of list', belonging(lesson, listing, chance)),
      ...by('order', arranging(listing, chance)),
      ...by('next step', following(listing, lesson, chance)),
    ]),
    ...ownQuestions(lesson.outline, inFiles),
    ...by('group', groupMembership(lesson, inFiles, chance)),
    ...by('lead of list', completed(lesson, inFiles, chance)),
    ...by('matching', matching(lesson, facts, chance)),
    ...by('events', arrangingEvents(facts, chance)),
    ...by('essay', essays(lesson, inFiles, chance)),
  ]
  const byId = new Map(
    made.map((candidate) => [candidate.item.id, { ...candidate, item: mendedItem(candidate.item) }]),
  )
  return [
    ...known,
    ...storyItems(lesson, inFiles, chance.fork('story')).map((candidate) => ({
      ...candidate,
      item: mendedTelling(candidate.item),
    })),
    ...[...byId.values()].filter(({ item }) => passes(item, lesson)),
  ]
}

/** Those of them that are likely to be usable as they stand. */
export function candidatesOf(
  lesson: Lesson,
  topics: readonly Topic[],
  need: number,
  chance: Chance,
  reach: Reach = 'lesson',
): Candidate[] {
  return likelyUsable(unjudgedCandidates(lesson, topics, need, chance, reach), lesson, need)
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
