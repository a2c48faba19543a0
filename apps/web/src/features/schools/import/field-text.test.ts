import { expect, test } from 'vitest'
import { fieldText } from './field-text.ts'

test.each([
  ['name', 'Name'],
  ['school_year', 'School year'],
  ['division_supervisor', 'Supervisor'],
  ['school_id', 'School ID'],
  ['toString', 'ToString'],
])('%s is read as %s', (field, text) => {
  expect(fieldText(field)).toBe(text)
})
