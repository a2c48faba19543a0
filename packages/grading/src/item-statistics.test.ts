import { expect, test } from 'vitest'
import { itemStatistics } from './item-statistics.ts'
import type { GradeCell } from './quarter-grade.ts'

const column = (cells: readonly GradeCell[], max = 10) =>
  itemStatistics(
    [max],
    cells.map((cell) => [cell]),
  )[0]

test('blanks and excused cells are in no mean, and only the excused are not waited for', () => {
  expect(column([4, 9, null, 'excused', 8])).toEqual({
    scored: 3,
    expected: 4,
    highest: 9,
    lowest: 4,
    mean: 7,
    mps: 70,
    difficulty: null,
    discrimination: null,
  })
})

test('an item without a score has no figures', () => {
  expect(column([null, 'excused'])).toMatchObject({ scored: 0, expected: 1, mean: null, mps: null })
  expect(column([])).toMatchObject({ scored: 0, expected: 0, highest: null, lowest: null })
})

test('nine scores give no difficulty and no discrimination, ten give both', () => {
  const nine = [10, 10, 10, 5, 5, 5, 5, 0, 0]
  expect(column(nine)).toMatchObject({ difficulty: null, discrimination: null })
  // Three of ten are 27 %: the upper have 10 each, the lower 0, 0 and 0.
  expect(column([...nine, 0])).toMatchObject({ difficulty: 0.5, discrimination: 1 })
})

test('who is upper and lower is decided over all items, so that an item may discriminate against the best', () => {
  const rows = Array.from({ length: 10 }, (_, learner) => [100 - learner, learner < 5 ? 2 : 4])
  const [all, odd] = itemStatistics([100, 10], rows)
  expect(all).toMatchObject({ discrimination: 0.07 })
  expect(odd).toMatchObject({ mean: 3, mps: 30, difficulty: 0.3, discrimination: -0.2 })
})

test('a blank counts against the learner when they are ranked, an excused cell does not', () => {
  const fillers: GradeCell[][] = Array.from({ length: 6 }, () => [5, 5])
  const rows: GradeCell[][] = [
    [9, null],
    [9, null],
    [9, null],
    [6, 'excused'],
    [6, 'excused'],
    [6, 'excused'],
    ...fillers,
  ]
  // Those with 9 and a blank reached 45 %, those with 6 and an excused cell 60 %.
  expect(itemStatistics([10, 10], rows)[0]).toMatchObject({ discrimination: -0.3 })
})

test('learners who were excused from everything do not change who is best', () => {
  const scores: GradeCell[][] = Array.from({ length: 12 }, (_, learner) => [
    learner % 2 ? 9 - learner / 2 : learner / 2,
  ])
  const withExcused = scores.flatMap((row, at): GradeCell[][] => (at % 3 === 1 ? [['excused'], row] : [row]))
  const [item] = itemStatistics([10], withExcused)
  expect(item?.discrimination).toBe(itemStatistics([10], scores)[0]?.discrimination)
  expect(item).toMatchObject({ scored: 12, expected: 12 })
})
