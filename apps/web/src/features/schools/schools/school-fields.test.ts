import { expect, test } from 'vitest'
import { schoolBody, schoolFields } from './school-fields.ts'

const blank = schoolFields(undefined, new Date('2026-11-15T00:00:00Z'))

test('a new school begins with the current school year', () => {
  expect(blank.school_year).toBe('2026-2027')
  expect(blank.division_id).toBe('')
})

test('the name falls back to the code', () => {
  expect(schoolBody({ ...blank, code: ' 301245 ', name: ' ', division_id: '4' })).toMatchObject({
    name: '301245',
    division_id: 4,
    district_id: null,
  })
})
