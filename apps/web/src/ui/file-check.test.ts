import { expect, test } from 'vitest'
import { sizeText, whyNot } from './file-check.ts'

const rule = { types: ['image/jpeg', 'image/png'], named: 'JPG or PNG', bytes: 10 * 1024 * 1024 }

test.each([
  [812, '812 bytes'],
  [319_488, '312 KB'],
  [1_048_575, '1 MB'],
  [1_468_006, '1.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('a file of the right type and size is taken', () => {
  expect(whyNot({ type: 'image/png', size: rule.bytes }, rule)).toBeUndefined()
})

test('another type, an empty and a too large file are refused with a sentence', () => {
  expect(whyNot({ type: 'application/pdf', size: 10 }, rule)).toContain('JPG or PNG')
  expect(whyNot({ type: 'image/png', size: 0 }, rule)).toContain('empty')
  expect(whyNot({ type: 'image/png', size: 13 * 1024 * 1024 }, rule)).toBe(
    'This file has 13 MB. Please choose one of at most 10 MB.',
  )
})

test('a file whose type the system does not know is taken by its ending', () => {
  const table = { types: ['text/csv'], endings: ['.csv'], named: 'CSV', bytes: 100 }
  expect(whyNot({ type: '', size: 10, name: 'Schools.CSV' }, table)).toBeUndefined()
  expect(whyNot({ type: '', size: 10, name: 'schools.pdf' }, table)).toContain('CSV')
})
