import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { mayOpen, routes } from '../../route-table.ts'
import { guides, keys } from './guides.ts'

test('there are ten guides, and a teacher may open all that they lead to', () => {
  expect(guides).toHaveLength(10)
  for (const { open } of nonEmpty(guides)) {
    expect(routes.map(({ path }) => path)).toContain(open.to)
    expect(mayOpen(open.to, 'teacher')).toBe(true)
  }
})

test('each guide is short: at most five steps', () => {
  for (const { steps } of nonEmpty(guides)) expect(steps.length).toBeLessThanOrEqual(5)
  expect(keys.length).toBeGreaterThan(0)
})
