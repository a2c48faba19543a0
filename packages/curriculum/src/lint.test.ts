import { expect, test } from 'vitest'
import { sourceOf } from './files.ts'
import { lintAll } from './lint-all.ts'
import { lintUnit } from './lint-unit.ts'
import { readUnit } from './read-unit.ts'

const id = 'science/5/water-cycle'
const source = sourceOf(id)
const saidOf = (text: string) => lintUnit(readUnit(id, text).unit).map(({ message }) => message)

test('a good unit has no fault', () => {
  expect(saidOf(source)).toEqual([])
})

test.each([
  ['area: Science', 'area: Sciences', '"Sciences" is not a learning area'],
  ['grades: 5', 'grades: 6', 'a unit of Science, grade 6, stands in science/6'],
  ['not: Moon | wind | sea', 'not: Moon | wind', '2 wrong answers; three are needed'],
  ['not: Moon | wind | sea', 'not: Moon | wind | Sunlight', '"sunlight" is both right and wrong'],
  ['not: Moon | wind | sea', 'not: Moon | wind | all of these', '"all of these" is no choice'],
  ['may cause a {flood}', 'may cause an {flood}', '"an flood" is not right'],
  [
    'ask: What may too much rain in a short time cause?',
    'ask: Which flood may come?',
    'the question gives "flood" of the answer away',
  ],
  ['= rain | snow | sleet | hail', '= rain | snow | sleet | dew', '"dew" both belongs and does not belong'],
  ['hook 5: Wipe', 'hook 6: Wipe', 'the minutes of the day add up to 46, not 45'],
  [
    'term: ice = water in its solid form',
    'term: ice = solid ice',
    'the meaning of "ice" uses the term itself',
  ],
  [
    'In {evaporation}, liquid water on the ground becomes vapor in the air.',
    'In {evaporation}, liquid water on the ground and in the many lakes and rivers of the whole wide world slowly becomes vapor in the air above.',
    'the statement has 24 words; learners of this grade read 22',
  ],
])('%j changed to %j is found', (right, wrong, message) => {
  expect(source).toContain(right)
  expect(saidOf(source.replace(right, wrong))).toContain(message)
})

test('a wrong answer that another fact of the unit calls right is found', () => {
  const again = source.replace(
    'fact remember\n  say: In {evaporation}',
    `fact remember
  say: The {wind} gives the energy that drives the water cycle.
  ask: What blows?
  not: Moon | rain | sea
  why: It is planted.
fact remember
  say: In {evaporation}`,
  )
  expect(saidOf(again)).toContain('"wind" is right by another fact')
})

test('what two units ask in the same words is found with both places', () => {
  const unit = readUnit(id, source).unit
  const problems = lintAll([
    { unit, file: 'one.txt' },
    { unit, file: 'two.txt' },
  ])
  expect(problems.length).toBeGreaterThan(100)
  expect(
    problems.every(({ file, message }) => file === 'two.txt' && /stands also at one\.txt:\d+$/.test(message)),
  ).toBe(true)
})
