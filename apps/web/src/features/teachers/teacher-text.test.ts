import { expect, test } from 'vitest'
import { mayEdit, teacherEmail, teacherName } from './teacher-text.ts'

const user = { first_name: 'Maricel', last_name: 'Santos', email: 'maricel@school.example' }

test('a name given in the profile stands before the name of the account', () => {
  expect(teacherName({ user, metadata_json: { fullname: ' Maricel D. Santos ' } })).toBe('Maricel D. Santos')
  expect(teacherName({ user, metadata_json: { fullname: ' ' } })).toBe('Maricel Santos')
  expect(teacherName({ user, metadata_json: { full_name: 'M. Santos' } })).toBe('M. Santos')
})

test('without an account the parts of the name or the e-mail stand in', () => {
  expect(teacherName({ user: null, metadata_json: { first_name: 'Ana', last_name: 'Cruz' } })).toBe(
    'Ana Cruz',
  )
  expect(teacherName({ user: null, metadata_json: { email: 'ana@school.example' } })).toBe(
    'ana@school.example',
  )
  expect(teacherName({ user: null, metadata_json: {} })).toBe('Unnamed teacher')
  expect(teacherEmail({ user: null, metadata_json: { email: 'ana@school.example' } })).toBe(
    'ana@school.example',
  )
})

test('a school-admin edits the own school only, a teacher the own profile only', () => {
  const teacher = { user_id: 7, school_id: 3 }
  expect(mayEdit({ id: 1, role: 'admin', user_metadata: null }, teacher)).toBe(true)
  expect(mayEdit({ id: 2, role: 'school-admin', user_metadata: { school_id: 3 } }, teacher)).toBe(true)
  expect(mayEdit({ id: 2, role: 'school-admin', user_metadata: { school_id: 4 } }, teacher)).toBe(false)
  expect(mayEdit({ id: 2, role: 'school-admin', user_metadata: null }, teacher)).toBe(false)
  expect(mayEdit({ id: 7, role: 'teacher', user_metadata: null }, teacher)).toBe(true)
  expect(mayEdit({ id: 8, role: 'teacher', user_metadata: null }, teacher)).toBe(false)
  expect(mayEdit({ id: 9, role: 'division-eps', user_metadata: { division_id: 1 } }, teacher)).toBe(false)
})
