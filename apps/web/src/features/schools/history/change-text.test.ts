import { expect, test } from 'vitest'
import { changeText, fieldName } from './change-text.ts'

test('a change of one place is one word, and one of many says of how many', () => {
  expect(changeText({ how: 'changed', place: 'schools', places: 1 })).toBe('Changed')
  expect(changeText({ how: 'imported', place: 'schools', places: 2 })).toBe('Imported with 1 other school')
  expect(changeText({ how: 'put-back', place: 'divisions', places: 1_200 })).toBe(
    'Put back with 1,199 other divisions',
  )
})

test('fields are named as the forms name them', () => {
  expect(fieldName('phone_number')).toBe('Phone')
  expect(fieldName('division')).toBe('Division')
})
