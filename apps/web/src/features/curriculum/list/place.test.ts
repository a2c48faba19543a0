import { expect, test } from 'vitest'
import { unitsPlaceIn } from './place.ts'

test('an address says area, grade, language, words and page', () => {
  expect(
    unitsPlaceIn({ area: 'science', grade: '5', language: 'en', search: 'water cycle', page: '2' }),
  ).toEqual({
    area: 'science',
    grade: 5,
    language: 'en',
    search: 'water cycle',
    page: 2,
  })
})

test('what cannot be meant is left out', () => {
  const nothing = { area: '', grade: undefined, language: undefined, search: '', page: 1 }
  expect(unitsPlaceIn({})).toEqual(nothing)
  expect(unitsPlaceIn({ grade: '13', language: 'de', page: '0' })).toEqual(nothing)
  expect(unitsPlaceIn({ grade: 'five' })).toEqual(nothing)
})
