import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'
import type { DashboardFigures } from './figures.ts'
import { emptyWork } from './sample-work.ts'

const figures: DashboardFigures = {
  school_name: 'San Isidro National High School',
  division_name: null,
  divisions: 1,
  districts: 2,
  schools: 3,
  teachers: 2,
  subjects: 8,
  active_classes: 6,
  users: null,
  tiles: null,
}

test('a teacher reads the own school, an admin how many there are', () => {
  expect(cardText('schools', 'teacher', figures, undefined)).toBe('San Isidro National High School')
  expect(cardText('schools', 'admin', figures, undefined)).toBe('3 schools')
})

test('a figure the role may not see is replaced by what the card holds', () => {
  expect(cardText('divisions', 'teacher', { ...figures, divisions: null }, undefined)).toBe(
    'Divisions and TESDA records',
  )
})

test('one division is not called divisions', () => {
  expect(cardText('divisions', 'admin', figures, undefined)).toBe('1 division')
})

test('without figures every card still says what it holds', () => {
  expect(cardText('subjects', 'teacher', undefined, undefined)).toBe('Subjects you teach')
})

test('the classes card counts the active classes, and says what it holds while there are none', () => {
  expect(cardText('classes', 'teacher', figures, undefined)).toBe('6 active classes')
  expect(cardText('classes', 'teacher', { ...figures, active_classes: 0 }, undefined)).toBe(
    'Rosters and grade sheets',
  )
})

test('a lesson plan under way is told on its card, with how far it is', () => {
  const run = {
    id: 1,
    name: 'Typhoons.docx',
    state: 'running',
    share: 40,
    at: '2026-11-16T00:00:00Z',
  } as const
  expect(cardText('lesson-plans', 'teacher', figures, undefined)).toBe('Plans, quizzes and exams')
  expect(cardText('lesson-plans', 'teacher', figures, { ...emptyWork, runs: [run] })).toBe('Being made, 40%')
})

test('a principal reads how many teachers there are, and that all are confirmed only when they are', () => {
  const text = (teachers_to_confirm: number | null) =>
    cardText('teachers', 'school-admin', figures, { ...emptyWork, teachers_to_confirm })
  expect([text(0), text(1), text(null)]).toEqual(['2 profiles, all confirmed', '2 profiles', '2 profiles'])
})
