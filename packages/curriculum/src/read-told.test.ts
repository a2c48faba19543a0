import { expect, test } from 'vitest'
import { lintTold } from './lint-told.ts'
import { readTold } from './read-told.ts'
import { readUnit } from './read-unit.ts'
import { sampleUnit } from './sample-unit.ts'

const read = (...lines: string[]) => readTold(lines.join('\n'), 'told.txt')

test('a telling is read with its boards, charts, worked examples and sums', () => {
  const { told, problems } = read(
    'think: The clothes are dry at noon. Where did the water go?',
    '  answer: Into the air.',
    '== Processes',
    'tell: Put a pot on the stove.',
    '  board: Heat | Evaporation',
    'tell: Two things that happen.',
    '  chart: compare | Evaporation: needs heat; liquid to gas | Condensation: gives off heat | both: change of state',
    'example: Drops hang under a lid. Why?',
    '  step: Vapor met the cool lid. = vapor + cool lid = drops',
    '  step: It turned into drops.',
    'sum: Water changes and comes back',
  )
  expect(problems).toEqual([])
  expect(told.think).toEqual({
    ask: 'The clothes are dry at noon. Where did the water go?',
    answer: 'Into the air.',
  })
  const [idea] = told.ideas
  expect(idea?.parts.map(({ board }) => board)).toEqual([['Heat', 'Evaporation'], []])
  expect(idea?.parts[1]?.chart).toEqual({
    kind: 'compare',
    left: { name: 'Evaporation', traits: ['needs heat', 'liquid to gas'] },
    right: { name: 'Condensation', traits: ['gives off heat'] },
    both: ['change of state'],
  })
  expect(idea?.examples[0]?.steps).toEqual([
    { say: 'Vapor met the cool lid.', show: 'vapor + cool lid = drops' },
    { say: 'It turned into drops.', show: 'It turned into drops.' },
  ])
  expect(idea?.sum).toBe('Water changes and comes back')
})

test('lines that have no place or no sense are told with their number', () => {
  const { problems } = read(
    'tell: nobody knows of what',
    '== Idea',
    'chart: cloud | a | b',
    'step: one',
    'shout: hey',
  )
  expect(problems.map(({ line }) => line)).toEqual([1, 3, 4, 5])
})

test('a telling that reads its board out, leaves an idea untold or has no example is refused', () => {
  const { unit } = readUnit('science/5/old-trees', sampleUnit)
  const { told } = read(
    `== ${unit.ideas[0]?.title}`,
    'tell: The oldest trees of the town stand on the plaza. Children play under them every day, and the old people sit there in the heat of noon and talk of how the town was.',
    '  board: The oldest trees of the town stand on the plaza',
    'sum: Old trees',
  )
  const messages = lintTold(unit, told, 'told.txt').map(({ message }) => message)
  expect(messages).toContain('there is no worked example')
  expect(messages).toContain('"The oldest trees of the town stand on the plaza" is read out word for word')
  expect(messages).toContain(`the idea "${unit.ideas[1]?.title}" is not told`)
})
