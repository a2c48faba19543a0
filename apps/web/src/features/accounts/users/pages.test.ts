import type { ListedUser } from '@klasrum/contract/users'
import { expect, test } from 'vitest'
import { requestFor, userPageOf } from './pages.ts'

const user = (id: number): ListedUser => ({
  id,
  email: `guro-${id}@school.example`,
  first_name: 'Luz',
  last_name: 'Santos',
  role: 'teacher',
  is_active: true,
  points: 0,
  verified: true,
  created_at: '2026-11-15T00:00:00.000Z',
  user_metadata: null,
})

const answer = (first: number, count: number, total: number) => ({
  users: Array.from({ length: count }, (_, at) => user(first + at)),
  total,
  total_pages: Math.ceil(total / 100),
  more_than_total: false,
})

test.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('page %i of ten rows comes with request %i of a hundred', (page, request) => {
  expect(requestFor(page)).toBe(request)
})

test('every page shows its ten of the hundred, and the last one the rest', () => {
  const ids = (page: number, of: ReturnType<typeof answer>) => userPageOf(of, page).users.map(({ id }) => id)
  const [first, second] = [answer(1, 100, 115), answer(101, 15, 115)]
  expect(ids(1, first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ids(10, first)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100])
  expect(ids(11, second)[0]).toBe(101)
  expect(ids(12, second)).toEqual([111, 112, 113, 114, 115])
  expect(ids(13, second)).toEqual([])
})

test('pages are counted by tens, and there is always one', () => {
  expect(userPageOf(answer(1, 100, 115), 1)).toMatchObject({ total: 115, total_pages: 12 })
  expect(userPageOf(answer(1, 0, 0), 1)).toMatchObject({ users: [], total_pages: 1 })
})
