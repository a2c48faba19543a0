import { expect, test } from 'vitest'
import { type Category, componentNames, componentOf, partNames, parts } from './components.ts'

test.each<[Category, string]>([
  ['ww', 'Written Work'],
  ['assignment', 'Written Work'],
  ['quiz', 'Written Work'],
  ['exam', 'Written Work'],
  ['pt', 'Performance Task'],
  ['project', 'Performance Task'],
  ['participation', 'Performance Task'],
  ['qa', 'Quarterly Assessment'],
])('an item of the category %s counts as %s', (category, name) => {
  expect(componentNames[componentOf(category)]).toBe(name)
})

test('the tests and the exam of a term have names, and shares that make a whole', () => {
  expect(partNames).toEqual({ st1: 'Summative Test 1', st2: 'Summative Test 2', te: 'Term Exam' })
  expect(parts.st1 + parts.st2 + parts.te).toBe(100)
})
