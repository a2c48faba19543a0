import { expect, test } from 'vitest'
import { byYear, nextYear, schoolYear, termBodyOf } from './terms.ts'

const term = (school_year: string, kind: 'quarter' | 'term', number: number) => ({
  id: number,
  name: `${kind} ${number}`,
  school_year,
  kind,
  number,
  starts_on: null,
  ends_on: null,
})

test('the newest year comes first, and in it the quarters before the terms', () => {
  const years = byYear([
    term('2025-2026', 'quarter', 1),
    term('2026-2027', 'term', 1),
    term('2026-2027', 'quarter', 2),
    term('2026-2027', 'quarter', 1),
  ])
  expect(years.map(({ school_year }) => school_year)).toEqual(['2026-2027', '2025-2026'])
  expect(years[0]?.terms.map(({ name }) => name)).toEqual(['quarter 1', 'quarter 2', 'term 1'])
})

test('the year offered follows the newest one', () => {
  expect(nextYear([term('2026-2027', 'quarter', 1)], new Date('2026-11-15'))).toBe('2027-2028')
  expect(nextYear([], new Date('2026-11-15'))).toBe('2026-2027')
  expect(nextYear([], new Date('2026-03-15'))).toBe('2025-2026')
})

test('an empty date is no date', () => {
  expect(termBodyOf({ name: ' Quarter 1 ', starts_on: '2026-06-15', ends_on: '' })).toEqual({
    name: 'Quarter 1',
    starts_on: '2026-06-15',
    ends_on: null,
  })
})

test.each(['', '2026', '2026-2028', '2026/2027', '1999-2000'])('%j is no school year', (typed) => {
  expect(schoolYear(typed)).toBeDefined()
})

test('a school year spans two years that follow each other', () => {
  expect(schoolYear(' 2026-2027 ')).toBeUndefined()
})
