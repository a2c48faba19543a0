import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const learner = (student_id: number, gender: 'male' | 'female', listed_name: string) => ({
  student_id,
  student: { gender, listed_name },
})

const roster = [
  learner(1, 'female', 'Abad, Luz'),
  learner(2, 'male', 'Ñunez, Jose'),
  learner(3, 'male', 'Abad, Jose'),
]

test('boys come first, by name, then girls', () => {
  expect(neighboursOf(roster, 2).previous?.student_id).toBe(3)
  expect(neighboursOf(roster, 2).next?.student_id).toBe(1)
})

test('the first has nobody before, the last nobody after', () => {
  expect(neighboursOf(roster, 3).previous).toBeUndefined()
  expect(neighboursOf(roster, 1).next).toBeUndefined()
})

test('somebody who is not on the roster has no neighbours', () => {
  expect(neighboursOf(roster, 9)).toEqual({ previous: undefined, next: undefined })
})
