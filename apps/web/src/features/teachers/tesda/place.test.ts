import { expect, test } from 'vitest'
import { divisionIn, shownIn, usualDivision } from './place.ts'

test('a division-eps begins with the own division, others with all', () => {
  expect(usualDivision({ role: 'division-eps', user_metadata: { division_id: 4 } })).toBe('4')
  expect(usualDivision({ role: 'division-eps', user_metadata: null })).toBe('all')
  expect(usualDivision({ role: 'admin', user_metadata: { division_id: 4 } })).toBe('all')
})

test('the address may name another division, or all of them', () => {
  expect(divisionIn(undefined, '4')).toBe('4')
  expect(divisionIn('all', '4')).toBe('all')
  expect(divisionIn('7', '4')).toBe('7')
  expect(divisionIn('x', '4')).toBe('4')
})

test('those with TESDA data are shown unless the address asks for the others', () => {
  expect([undefined, 'x', 'without'].map(shownIn)).toEqual(['with', 'with', 'without'])
})
