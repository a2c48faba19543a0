import { expect, test } from 'vitest'
import { idIn, pageSpanOf, sortIn } from './place-url.ts'

test('an order the list does not know is the order by name', () => {
  expect(sortIn('newest')).toBe('newest')
  expect(sortIn('colour')).toBe('name')
  expect(sortIn(undefined)).toBe('name')
})

test.each(['0', '-1', '1.5', '007', 'x', '2147483648', '', undefined])(
  '%s in the address is no id',
  (typed) => {
    expect(idIn(typed)).toBe('')
  },
)

test('an id in the address stays as it is', () => {
  expect(idIn('2147483647')).toBe('2147483647')
})

test('the second page begins after the first 24', () => {
  expect(pageSpanOf(2, 24)).toEqual({ limit: 24, offset: 24 })
})
