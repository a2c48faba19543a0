import { expect, test } from 'vitest'
import { nonEmpty } from './non-empty.ts'

test('what is there is given back in its order', () => {
  expect(nonEmpty([3, 1, 2])).toEqual([3, 1, 2])
  expect(nonEmpty(new Set(['a']))).toEqual(['a'])
  expect(nonEmpty([undefined])).toEqual([undefined])
})

test('nothing is refused, with the name of what is missing', () => {
  expect(() => nonEmpty([])).toThrow('There are no items to check.')
  expect(() => nonEmpty(new Map().keys(), 'options')).toThrow('There are no options to check.')
})
