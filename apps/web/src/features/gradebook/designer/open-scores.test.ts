import { expect, test } from 'vitest'
import { openScores } from './open-scores.ts'

const item = (id: number) => ({ id, title: `Quiz ${id}` })
const learner = (cells: (number | null)[], dropped = false) => ({ cells, dropped })
const open = (ids: number[], learners: ReturnType<typeof learner>[]) =>
  openScores({ items: ids.map(item), learners } as Parameters<typeof openScores>[0])

test('items with blank cells are told with how many, the begun before those that nobody has a score of', () => {
  expect(open([1, 2, 3], [learner([null, 5, null]), learner([null, 4, 8])])).toEqual([
    { id: 3, title: 'Quiz 3', missing: 1 },
    { id: 1, title: 'Quiz 1', missing: null },
  ])
})

test('an excused cell and a learner who left leave nothing open', () => {
  expect(open([1], [learner([-1]), learner([7]), learner([null], true)])).toEqual([])
})
