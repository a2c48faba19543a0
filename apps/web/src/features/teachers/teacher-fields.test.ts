import { expect, test } from 'vitest'
import { employeeNumberAt, withName } from './teacher-fields.ts'

test('a new name leaves everything else that the profile keeps alone', () => {
  expect(withName({ full_name: 'Old Name', room: '12' }, ' Ana Cruz ')).toEqual({
    room: '12',
    fullname: 'Ana Cruz',
  })
  expect(withName({ fullname: 'Old Name', room: '12' }, '  ')).toEqual({ room: '12' })
})

test('an employee number is EMP and six digits', () => {
  expect(employeeNumberAt(1_794_726_000_042)).toBe('EMP000042')
})
