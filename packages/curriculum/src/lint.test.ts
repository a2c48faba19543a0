import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lintAll } from './lint-all.ts'
import { lintUnit } from './lint-unit.ts'
import { readUnit } from './read-unit.ts'
import { sampleUnit } from './sample-unit.ts'

const id = 'science/5/old-trees'
const messagesOf = (text: string) => {
  const { unit, problems } = readUnit(id, text)
  return [...problems, ...lintUnit(unit)].map(({ message }) => message)
}

test('a good unit has no fault', () => {
  expect(messagesOf(sampleUnit)).toEqual([])
})

test.each([
  ['area: Science', 'area: Sciences', '"Sciences" is not a learning area'],
  ['grades: 5', 'grades: 6', 'a unit of Science, grade 6, stands in science/6'],
  ['names: ', 'names: Earth and life science | ', '"Earth and life science" is the name of a whole subject'],
  ['cues: narra | ', 'cues: ', '7 cues; at least 8 are needed'],
  ['not: Laoag | Baler | Lucban', 'not: Laoag | Baler', '2 wrong answers; three are needed'],
  ['not: Laoag | Baler | Lucban', 'not: Laoag | Baler | VIGAN', '"vigan" is both right and wrong'],
  ['not: Laoag | Baler | Lucban', 'not: Laoag | Baler | all of these', '"all of these" is no choice'],
  ['stands in {Vigan}', 'stands in an {Vigan}', '"an Vigan" is not right'],
  [
    'Where stands the old narra',
    'Where in Vigan stands the old narra',
    'the question gives "vigan" of the answer away',
  ],
  [
    'the old narra of the story?',
    'the old narra of the story',
    'the question does not end with a question mark: "Where stands the old narra of the story"',
  ],
  ['stands in {Vigan}.', 'stands in {Vigan}', 'the statement does not end with a period'],
  ['not: carabao | stone', 'not: carabao | narra', '"narra" both belongs and does not belong'],
  [
    'not: carabao | stone',
    'not: carabao | stone\n  ask: Which is a tree, like narra',
    'the question "Which is a tree, like narra" does not end as one',
  ],
  [
    'not: carabao | stone',
    'not: carabao | stone\n  ask: Which is a tree, like narra?',
    'the question "Which is a tree, like narra?" holds "narra"',
  ],
  [
    'order: A day | morning | noon | night',
    'order: A day | morning | noon | morning',
    'the order "A day" has a step twice',
  ],
  ['hook 5:', 'hook 6:', 'the minutes of the day add up to 46, not 45'],
  [
    'attitude: Name two ways to care for trees.',
    'attitude: Appreciate trees.',
    'the goal "Appreciate trees." cannot be seen or counted',
  ],
  ['= a tree that stands in part 1 of story 0', '= a narra', 'the meaning of "narra" uses the term itself'],
  ['[tree]', '[old tree]', 'the kind [old tree] has fewer than three terms'],
  [
    'The old narra of the story stands',
    `The old narra of the story ${'that all of us have heard so many times '.repeat(2)} stands`,
    'the statement has 27 words; learners of this grade read 22',
  ],
])('%j changed to %j is found', (right, wrong, message) => {
  expect(sampleUnit).toContain(right)
  expect(messagesOf(sampleUnit.replace(right, wrong))).toContain(message)
})

test('a wrong answer that another fact of the unit calls right is found', () => {
  const planted = sampleUnit.replace(
    'The old molave of the story stands',
    'The old narra of the story stands',
  )
  expect(messagesOf(planted)).toContain('"Laoag" is right by another fact')
})

test('a unit in which the longest choice is mostly right is found', () => {
  const planted = sampleUnit.replaceAll(/\{(\w+)\}/g, '{the town of $1}')
  expect(
    messagesOf(planted).filter((message) => /^the right answer is clearly the longest/.test(message)),
  ).toHaveLength(1)
})

test('what two units ask in the same words is found with both places', () => {
  const { unit } = readUnit(id, sampleUnit)
  const problems = lintAll([
    { unit, file: 'one.txt' },
    { unit, file: 'two.txt' },
  ])
  expect(
    nonEmpty(problems).every(({ file, message }) => file === 'two.txt' && /one\.txt:\d+$/.test(message)),
  ).toBe(true)
})
