import { expect, test } from 'vitest'
import { nextAfter } from './next-after.ts'

const listed = (...ids: number[]) => ids.map((id) => ({ id }))

test('after a decision comes the request that followed', () => {
  expect(nextAfter(listed(9, 8, 7), 8, listed(9, 7))).toEqual({ id: 7 })
})

test('requests that arrived meanwhile do not push the reader back', () => {
  expect(nextAfter(listed(9, 8, 7), 8, listed(11, 10, 9, 7))).toEqual({ id: 7 })
})

test('after the last of a page comes what moved up from the next page', () => {
  expect(nextAfter(listed(9, 8, 7), 7, listed(9, 8, 6))).toEqual({ id: 6 })
})

test('after the very last comes the one before it', () => {
  expect(nextAfter(listed(9, 8, 7), 7, listed(9, 8))).toEqual({ id: 8 })
})

test('nothing is left', () => {
  expect(nextAfter(listed(9), 9, [])).toBeNull()
})
