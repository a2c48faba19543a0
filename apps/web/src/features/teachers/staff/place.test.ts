import { expect, test } from 'vitest'
import { sizeIn, stateIn } from './place.ts'

test('a page holds 20 unless the address names one of the sizes', () => {
  expect([undefined, '7', '100', '10'].map(sizeIn)).toEqual(['20', '20', '100', '10'])
})

test('an unknown state is every state', () => {
  expect([undefined, 'gone', 'waiting'].map(stateIn)).toEqual(['all', 'all', 'waiting'])
})
