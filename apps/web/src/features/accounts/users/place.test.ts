import { expect, test } from 'vitest'
import { roleIn, usersViewIn } from './place.ts'

test('a role in the address that does not exist shows everyone', () => {
  expect(roleIn('school-admin')).toBe('school-admin')
  expect(roleIn('division-eps')).toBe('division-eps')
  expect(roleIn(undefined)).toBe('all')
  expect(roleIn('principal')).toBe('all')
  expect(roleIn('constructor')).toBe('all')
})

test('the address wins over the remembered view', () => {
  expect(usersViewIn('table', 'grid')).toBe('table')
  expect(usersViewIn('grid', null)).toBe('grid')
  expect(usersViewIn(undefined, 'grid')).toBe('grid')
  expect(usersViewIn(undefined, null)).toBe('table')
})
