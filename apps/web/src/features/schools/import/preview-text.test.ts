import { expect, test } from 'vitest'
import { firstTab, resultText, whyNotImportPlaces } from './preview-text.ts'

const counts = { new: 0, changed: 0, skipped: 0, wrong: 0 }

test('wrong rows stand in the way', () => {
  expect(whyNotImportPlaces({ ...counts, new: 5, wrong: 1 })).toBe(
    '1 row needs fixing. Please fix it in the file and choose it again.',
  )
  expect(whyNotImportPlaces({ ...counts, new: 5, wrong: 2 })).toContain('2 rows need fixing.')
})

test('a file that changes nothing is not imported', () => {
  expect(whyNotImportPlaces({ ...counts, skipped: 7 })).toContain('nothing to import')
  expect(whyNotImportPlaces({ ...counts, changed: 1 })).toBeUndefined()
})

test('wrong rows are looked at first, then what is written over', () => {
  expect(firstTab({ ...counts, new: 5, wrong: 1 })).toBe('wrong')
  expect(firstTab({ ...counts, new: 5, changed: 1 })).toBe('changed')
  expect(firstTab(counts)).toBe('new')
})

test('the result tells both figures', () => {
  expect(resultText({ created: 1, updated: 0 })).toBe('1 row added, 0 rows changed')
})
