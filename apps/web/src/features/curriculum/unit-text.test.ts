import { expect, test } from 'vitest'
import {
  dayMinutesOf,
  gradesText,
  inNeutralOrder,
  misconceptionsOf,
  partOfYearText,
  timedSteps,
  unitAddressOf,
  unitCountsText,
} from './unit-text.ts'

test('grades are named alone or as a span', () => {
  expect(gradesText([5])).toBe('Grade 5')
  expect(gradesText([4, 5, 6])).toBe('Grades 4–6')
})

test('a part of the school year is named as on a form', () => {
  expect(partOfYearText('grade 5, term 1')).toBe('Grade 5, Term 1')
  expect(partOfYearText('grade 9, quarter 2, Food Service')).toBe('Grade 9, Quarter 2, Food Service')
})

test('facts and situations are both questions', () => {
  const counts = { ideas: 4, terms: 16, facts: 40, situations: 10, prompts: 1, days: 2 }
  expect(unitCountsText(counts)).toBe('50 questions · 1 task · 2 lessons')
})

test('the address of a unit is the three parts of its name', () => {
  expect(unitAddressOf('science/5/water-cycle')).toEqual({
    area: 'science',
    grade: '5',
    topic: 'water-cycle',
  })
})

test('choices are mixed without regard to which one is right, numbers by their size', () => {
  expect(inNeutralOrder(['Sun', 'Moon', 'wind'])).toEqual(['Moon', 'Sun', 'wind'])
  expect(inNeutralOrder(['10', '9', '100'])).toEqual(['9', '10', '100'])
})

test('a wrong idea stands under the idea that is open in the file', () => {
  const ideas = [{ line: 5 }, { line: 20 }] as Parameters<typeof misconceptionsOf>[0]['ideas']
  const misconceptions = [
    { wrong: 'one', right: '', line: 12 },
    { wrong: 'two', right: '', line: 30 },
    { wrong: 'three', right: '', line: 40 },
  ]
  expect(misconceptionsOf({ ideas, misconceptions }, { line: 5 }).map(({ wrong }) => wrong)).toEqual(['one'])
  expect(misconceptionsOf({ ideas, misconceptions }, { line: 20 }).map(({ wrong }) => wrong)).toEqual([
    'two',
    'three',
  ])
})

test('steps follow one another without a gap', () => {
  const step = (name: 'hook' | 'i do', minutes: number) => ({
    name,
    minutes,
    text: '',
    given: [],
    expected: '',
  })
  const steps = [step('hook', 5), step('i do', 40)]
  expect(timedSteps(steps).map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [5, 45],
  ])
  expect(dayMinutesOf({ steps })).toBe(45)
})
