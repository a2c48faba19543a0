import { expect, test } from 'vitest'
import { sizeIn, sizes, stateIn } from './place.ts'

test('a page holds 20 unless the address names one of the sizes', () => {
  expect(sizes.map(({ value }) => value)).toEqual(['10', '20', '50', '100'])
  expect(sizes.map(({ value }) => sizeIn(value))).toEqual(['10', '20', '50', '100'])
  expect([undefined, '7', '200'].map(sizeIn)).toEqual(['20', '20', '20'])
})

test('an unknown state is every state', () => {
  expect([undefined, 'gone', 'waiting'].map(stateIn)).toEqual(['all', 'all', 'waiting'])
})
