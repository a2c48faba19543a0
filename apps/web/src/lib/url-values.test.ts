import { expect, test } from 'vitest'
import { pageIn, pageText } from './url-values.ts'

test.each([
  ['3', 3],
  ['1', 1],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
  ['9999999', 1],
])('the page in the address %j is page %i', (typed, page) => {
  expect(pageIn(typed)).toBe(page)
})

test('the first page is not mentioned in the address', () => {
  expect(pageText(1)).toBe('')
  expect(pageText(2)).toBe('2')
})
