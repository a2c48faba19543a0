import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../samples/sample-lessons.ts'
import type { Candidate } from '../sources/candidate.ts'
import { commonItemParts } from '../sources/candidate.ts'
import { candidatesOf, unjudgedCandidates } from '../sources/candidates.ts'
import { lessonOf } from '../understand/lesson.ts'
import { statementIn } from '../understand/statements.ts'
import { itemFeatureNames, itemFeaturesOf } from './features.ts'
import weights from './item-weights.json' with { type: 'json' }
import { itemScoreOf, likelyUsable } from './score.ts'
import { statedFact } from './worth-asking.ts'

const outline = lesson('en', 'Weather', [
  [
    'Clouds',
    'A cloud is a mass of tiny drops of water that floats in the air. Cumulus: a white cloud with a flat base and a round top.',
    'They also have many other uses there, and some may be important to them.',
    'Altitude and Heat Clouds form when warm air cools at 2,000 meters (Cruz and Reyes 1998).',
  ],
])
const read = lessonOf(outline)
const [topic] = nonEmpty(outline.topics)

/** A true statement of one of the sentences, as the rules would make it. */
function stated(text: string): Candidate {
  const located = topic?.blocks.find(({ block }) => 'text' in block && block.text.includes(text))
  if (!topic || !located) throw new Error(`"${text}" is not in the lesson.`)
  const statement = statementIn(topic, located, text)
  return {
    worth: 0.6,
    pattern: 'statement',
    fact: { ...statedFact(statement), kind: 'definition' },
    item: {
      ...commonItemParts(statement, 'remember', 1, `true ${text}`),
      form: 'true_false',
      stem: text,
      answer: true,
    },
  }
}

const scoreIn = (candidate: Candidate) => itemScoreOf(itemFeaturesOf(candidate, read), weights)

const good = stated('A cloud is a mass of tiny drops of water that floats in the air.')
const dangling = stated('They also have many other uses there, and some may be important to them.')

test('a sentence that hangs on the one before comes below one that says what a thing is', () => {
  expect(scoreIn(dangling)).toBeLessThan(scoreIn(good))
  expect(likelyUsable([good, dangling], read, 10)).toEqual([expect.objectContaining({ item: good.item })])
})

test('a reference of a scholar, and a heading that ran into a sentence, are never asked', () => {
  const referred = stated(
    'Altitude and Heat Clouds form when warm air cools at 2,000 meters (Cruz and Reyes 1998).',
  )
  expect(likelyUsable([referred], read, 10)).toEqual([])
})

test('exercises, units and skills keep their own trust, whatever their words', () => {
  const { pattern: _, ...trusted } = dangling
  expect(likelyUsable([trusted], read, 10)).toEqual([trusted])
})

test('what is offered of a lesson is part of what could be made of it, and the likelier is worth more', () => {
  const chance = chanceOf(1)
  const all = new Set(unjudgedCandidates(read, outline.topics, 20, chance).map(({ item }) => item.id))
  const offered = candidatesOf(read, outline.topics, 20, chance).filter(({ pattern }) => pattern)
  for (const candidate of nonEmpty(offered)) expect(all).toContain(candidate.item.id)
  const byWorth = offered.toSorted((one, other) => one.worth - other.worth)
  expect(byWorth.map(scoreIn)).toEqual(byWorth.map(scoreIn).toSorted((one, other) => one - other))
})

test('the weights name only features that an item can show', () => {
  for (const name of nonEmpty(Object.keys(weights.features))) expect(itemFeatureNames).toContain(name)
})
