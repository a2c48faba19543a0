import { expect, test } from 'vitest'
import { safePath } from './next-path.ts'

test('a page of this site is followed with its query and anchor', () => {
  expect(safePath('/classes/12/gradebook?quarter=2#row-7')).toBe('/classes/12/gradebook?quarter=2#row-7')
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n\\evil.example/',
  'javascript:alert(1)',
  'dashboard',
  '',
  null,
  undefined,
  7,
])('an address that leads elsewhere is not followed: %j', (wanted) => {
  expect(safePath(wanted)).toBeNull()
})

test('a path that climbs up to another host is not followed', () => {
  expect(safePath('/a/../..//evil.example')).toBeNull()
})
