import { expect, test } from 'vitest'
import { emailAddress, filled, findErrors, newPassword } from './field-checks.ts'

test.each(['maricel.santos@deped.gov.ph', ' juan+test@school.example '])(
  '%j is taken as an address',
  (address) => {
    expect(emailAddress(address)).toBeUndefined()
  },
)

test.each(['', 'maricel', 'maricel@', '@school.example', 'maricel@school', 'two words@school.example'])(
  '%j is not taken as an address',
  (address) => {
    expect(emailAddress(address)).toBe('Please enter a valid e-mail address.')
  },
)

test('a new password needs 8 characters and nothing else', () => {
  expect(newPassword('1234567')).toBe('Use at least 8 characters.')
  expect(newPassword('        ')).toBeUndefined()
})

test('only fields with a fault are reported', () => {
  expect(findErrors({ first: ' ', last: 'Santos' }, { first: filled, last: filled })).toEqual({
    first: 'Please fill in this field.',
  })
})
