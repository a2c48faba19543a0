import type { Term } from '@klasrum/contract/subjects'
import { expect, test } from 'vitest'
import { classTitle, closedText, gradeText, isTitleTyped, periodsOf, periodText } from './class-text.ts'
import { type ClassFields, emptyFields, typedOver, withPolicy } from './form/class-fields.ts'
import { classHoldingsText } from './holdings-text.ts'
import { filterCount, wantedClassesIn } from './list/place.ts'
import { progressTone } from './list/progress-tone.ts'
import { schoolYears, termOn } from './terms.ts'
import { quarterIn } from './use-quarter.ts'

test('a class is called by grade level, section and subject', () => {
  expect(classTitle({ grade_level: '8', section: 'Rizal', subject_name: 'Science 8' })).toBe(
    'Grade 8 – Rizal · Science 8',
  )
  expect(gradeText('K')).toBe('Kindergarten')
})

test('a class is named by typing its letters and digits; dashes, accents and capitals do not count', () => {
  const klass = { grade_level: '8', section: 'Peña', subject_name: 'Science 8' } as const
  expect(isTitleTyped('Grade 8 – Peña · Science 8', klass)).toBe(true)
  expect(isTitleTyped(' grade 8 pena science 8', klass)).toBe(true)
  expect(isTitleTyped('Grade 8 Peña', klass)).toBe(false)
  expect(isTitleTyped('', klass)).toBe(false)
  expect(closedText({ policy: 'plain' }, 1)).toBe('1 closed quarter')
  expect(closedText({ policy: 'do15-2026' }, 2)).toBe('2 closed terms')
})

test('four quarters, and three terms where the policy has terms', () => {
  expect(periodsOf({ policy: 'plain' }).map(({ label }) => label)).toEqual(['Q1', 'Q2', 'Q3', 'Q4'])
  expect(periodsOf({ policy: 'do15-2026' }).map(({ label }) => label)).toEqual(['Term 1', 'Term 2', 'Term 3'])
  expect(periodText({ policy: 'zero-based-2027' }, 2)).toBe('Term 2')
})

test('a quarter that the class does not have is the current one', () => {
  const klass = { policy: 'do15-2026', current_quarter: 2 } as const
  expect(quarterIn(klass, '3')).toBe(3)
  expect(quarterIn(klass, '4')).toBe(2)
  expect(quarterIn(klass, undefined)).toBe(2)
})

test.each([
  [100, 'done'],
  [75, 'done'],
  [74, 'care'],
  [50, 'care'],
  [49, 'info'],
  [0, 'info'],
])('progress of %i is shown as %s', (progress, tone) => {
  expect(progressTone(progress)).toBe(tone)
})

test.each([
  [
    { learners: 42, items: 9, scores: 310 },
    '42 learners leave this roster and 310 scores are deleted. The learners themselves stay on record.',
  ],
  [
    { learners: 1, items: 0, scores: 0 },
    '1 learner leaves this roster. The learners themselves stay on record.',
  ],
  [{ learners: 0, items: 2, scores: 0 }, '2 grade items are deleted.'],
  [{ learners: 0, items: 0, scores: 0 }, 'It has no learners and no scores.'],
])('what goes with a class that holds %o', (holdings, text) => {
  expect(classHoldingsText(holdings)).toBe(text)
})

test('what the address does not know is the usual choice', () => {
  const usual = { search: '', state: 'active', sort: 'newest', school: '', year: '', grade: '', subject: '' }
  expect(
    wantedClassesIn({ state: 'gone', sort: 'size', school: 'x', year: '26', grade: '13', subject: '-1' }),
  ).toEqual(usual)
  const wanted = wantedClassesIn({ state: 'all', grade: 'K', year: '2026-2027', school: '7' })
  expect(wanted).toEqual({ ...usual, state: 'all', grade: 'K', year: '2026-2027', school: '7' })
  expect(filterCount(wanted)).toBe(3)
})

test('a class changed elsewhere keeps what was typed and takes the rest', () => {
  const before: ClassFields = { ...emptyFields, section: 'Rizal', room_number: '12', version: '1' }
  const now: ClassFields = { ...before, section: 'Mabini', room_number: '14', version: '2' }
  expect(typedOver({ ...before, section: 'Luna' }, before, now)).toEqual({ ...now, section: 'Luna' })
})

test.each([
  ['2025-2026', 'do8-2015'],
  ['2026-2027', 'do15-2026'],
  ['2027-2028', 'zero-based-2027'],
])('a new class in %s has the policy %s until another one is chosen', (school_year, inForce) => {
  expect(withPolicy(emptyFields, school_year).policy).toBe(inForce)
  expect(withPolicy({ ...emptyFields, policy: 'plain' }, school_year).policy).toBe('plain')
})

test('a year in which no policy is in force has the plain one', () => {
  expect(withPolicy(emptyFields, '2014-2015').policy).toBe('plain')
})

test('the term that runs is found by its dates', () => {
  const term = (id: number, dates: Partial<Term>): Term => ({
    id,
    name: `Quarter ${id}`,
    school_year: '2026-2027',
    kind: 'quarter',
    number: 1,
    starts_on: null,
    ends_on: null,
    ...dates,
  })
  const terms = [
    term(1, {}),
    term(2, { starts_on: '2026-08-01', ends_on: '2026-10-15' }),
    term(3, { starts_on: '2026-10-16', ends_on: '2026-12-18' }),
  ]
  expect(termOn(terms, '2026-11-15')?.id).toBe(3)
  expect(termOn(terms, '2027-01-15')).toBeUndefined()
  expect(schoolYears(terms)).toEqual(['2026-2027'])
})
