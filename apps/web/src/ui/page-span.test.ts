import { expect, test } from 'vitest'
import { lastPage, spanText } from './page-span.ts'

test.each([
  [{ page: 1, size: 10, total: 7 }, 'Showing 1 to 7 of 7 entries', 1],
  [{ page: 2, size: 10, total: 23 }, 'Showing 11 to 20 of 23 entries', 3],
  [{ page: 3, size: 10, total: 23 }, 'Showing 21 to 23 of 23 entries', 3],
  [{ page: 1, size: 10, total: 0 }, 'Showing 0 to 0 of 0 entries', 1],
  [{ page: 1, size: 10, total: 1000, more: true }, 'Showing 1 to 10 of 1,000+ entries', 100],
  [{ page: 101, size: 10, total: 1234 }, 'Showing 1,001 to 1,010 of 1,234 entries', 124],
])('%j', (span, text, last) => {
  expect(spanText(span)).toBe(text)
  expect(lastPage(span)).toBe(last)
})
