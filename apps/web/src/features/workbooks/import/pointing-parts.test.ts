import { expect, test } from 'vitest'
import { letterOf, pointingDraftOf, pointingFrom, rolesFor, roleText, whyNotRead } from './pointing-parts.ts'

const found = {
  sheet: 2,
  quarter: 3,
  first_row: 12,
  highest_row: 10,
  columns: [
    { column: 2, is: 'name' },
    { column: 6, is: 'pt' },
    { column: 28, is: 'pt' },
  ],
} as const

test('what was understood of a sheet comes back as it was, and its columns are counted from the left', () => {
  const draft = pointingDraftOf({ ...found, columns: [...found.columns] }, 1)
  expect(pointingFrom(draft, 2)).toEqual(found)
  expect(roleText('pt', 28, draft.roles)).toBe('Performance Task 2')
  expect(roleText('pt', 7, draft.roles)).toBe('Performance Task')
  expect(letterOf(28)).toBe('AB')
})

test('a class of terms has the parts of its examination', () => {
  expect(rolesFor(true)).not.toContain('qa')
  expect(rolesFor(false)).not.toContain('te')
})

test.each([
  [{ roles: {} }, 'Say which column holds the names.'],
  [{ roles: { 1: 'last_name', 3: 'ww' } }, 'Say which column holds the first names.'],
  [{ roles: { 1: 'name', 2: 'lrn' } }, 'Say which column holds scores.'],
  [{ roles: { 1: 'name', 3: 'ww' } }, 'Say which row holds the first learner.'],
  [
    { roles: { 1: 'name', 3: 'ww' }, first: 4, highest: 4 },
    'The highest possible scores stand above the first learner.',
  ],
  [{ roles: { 1: 'name', 3: 'ww' }, first: 4 }, undefined],
] as const)('what is missing is said: %o', (part, sentence) => {
  expect(whyNotRead({ ...pointingDraftOf(null, 1), ...part })).toBe(sentence)
})
