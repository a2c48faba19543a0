import { expect, test } from 'vitest'
import { wantedSubjectsIn } from './place.ts'
import { classText, isSubjectComplete, mayChange, subjectBodyOf } from './subject-fields.ts'

test('code and name are trimmed and an empty description is left out', () => {
  expect(subjectBodyOf({ code: ' MATH7 ', name: ' Mathematics 7 ', description: '  ' })).toEqual({
    code: 'MATH7',
    name: 'Mathematics 7',
  })
  expect(subjectBodyOf({ code: 'MATH7', name: 'Mathematics 7', description: ' Numbers ' })).toMatchObject({
    description: 'Numbers',
  })
})

test('blanks do not count as a code or a name', () => {
  expect(isSubjectComplete({ code: 'MATH7', name: 'Mathematics 7', description: '' })).toBe(true)
  expect(isSubjectComplete({ code: ' ', name: 'Mathematics 7', description: '' })).toBe(false)
  expect(isSubjectComplete({ code: 'MATH7', name: ' ', description: '' })).toBe(false)
})

test('a teacher changes only what they created, an admin everything', () => {
  expect(mayChange({ id: 7, role: 'teacher' }, { created_by_user_id: 7 })).toBe(true)
  expect(mayChange({ id: 7, role: 'teacher' }, { created_by_user_id: 8 })).toBe(false)
  expect(mayChange({ id: 7, role: 'teacher' }, { created_by_user_id: null })).toBe(false)
  expect(mayChange({ id: 1, role: 'admin' }, { created_by_user_id: null })).toBe(true)
})

test.each([
  [0, 0, '0 classes'],
  [1, 1, '1 class'],
  [3, 2, '3 classes, 1 of them archived'],
  [2, 0, '2 classes, archived'],
])('%i classes, %i of them active, read %j', (class_count, active_class_count, text) => {
  expect(classText({ class_count, active_class_count })).toBe(text)
})

test('what the address does not know is the usual choice', () => {
  expect(wantedSubjectsIn({ use: 'none', sort: 'size' })).toEqual({ search: '', use: 'all', sort: 'name' })
  expect(wantedSubjectsIn({ search: 'math', use: 'unused', sort: 'newest' })).toEqual({
    search: 'math',
    use: 'unused',
    sort: 'newest',
  })
})
