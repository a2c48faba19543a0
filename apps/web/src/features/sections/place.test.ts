import { expect, test } from 'vitest'
import { sectionIn, sectionPlaceOf } from './place.ts'

const key = { school_id: 3, school_year: '2026-2027', grade_level: '8', section: 'Rizal' } as const

test('a section stands in the address and is found there again', () => {
  expect(sectionIn(sectionPlaceOf(key))).toEqual(key)
})

test.each([
  ['school', '0'],
  ['year', '2026'],
  ['grade', '13'],
  ['section', ' '],
])('without a right %s the address names no section', (name, value) => {
  expect(sectionIn({ ...sectionPlaceOf(key), [name]: value })).toBeUndefined()
})
