import { expect, test } from 'vitest'
import { changesIn, userFieldsOf, wholePoints } from './edit-fields.ts'

const user = {
  id: 204,
  email: 'maricel@school.example',
  first_name: 'Maricel',
  last_name: 'Santos',
  role: 'teacher' as const,
  is_active: true,
  points: 310,
  verified: true,
  created_at: '2026-11-15T00:00:00.000Z',
  user_metadata: { division_id: 3, school_id: 7 },
}

test('nothing changed sends nothing', () => {
  expect(changesIn(user, userFieldsOf(user), 310)).toEqual({})
})

test('only what was edited is sent', () => {
  const fields = { ...userFieldsOf(user), last_name: ' Santos-Cruz ', is_active: 'no' as const }
  expect(changesIn(user, fields, 310)).toEqual({ last_name: 'Santos-Cruz', is_active: false })
})

test('points go with the balance they were typed over and the reason', () => {
  const fields = { ...userFieldsOf(user), points: '400', points_reason: ' Paid in cash ' }
  expect(changesIn(user, fields, 310)).toEqual({
    points: 400,
    points_seen: 310,
    points_reason: 'Paid in cash',
  })
})

test('after the balance changed elsewhere the new one is what was seen', () => {
  const fields = { ...userFieldsOf(user), points: '400', points_reason: 'Paid in cash' }
  expect(changesIn(user, fields, 350)).toMatchObject({ points: 400, points_seen: 350 })
})

test('a school-admin is given a school and a division-eps a division', () => {
  const fields = { ...userFieldsOf(user), 'user_metadata.school_id': '9', 'user_metadata.division_id': '4' }
  expect(changesIn(user, { ...fields, role: 'school-admin' }, 310)).toEqual({
    role: 'school-admin',
    user_metadata: { school_id: 9 },
  })
  expect(changesIn(user, { ...fields, role: 'division-eps' }, 310)).toEqual({
    role: 'division-eps',
    user_metadata: { division_id: 4 },
  })
  expect(changesIn(user, fields, 310)).toEqual({})
})

test.each(['', 'abc', '-1', '1.5', '1000000001', '1e3'])('%j is no number of points', (typed) => {
  expect(wholePoints(typed)).toBeDefined()
})

test.each(['0', ' 310 ', '1000000000'])('%j is a number of points', (typed) => {
  expect(wholePoints(typed)).toBeUndefined()
})
