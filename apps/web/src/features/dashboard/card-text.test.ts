import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'
import type { DashboardFigures } from './figures.ts'

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
  expect(cardText('schools', 'teacher', figures)).toBe('San Isidro National High School')
  expect(cardText('schools', 'admin', figures)).toBe('3 schools')
})

test('a figure the role may not see is replaced by what the card holds', () => {
  expect(cardText('divisions', 'teacher', { ...figures, divisions: null })).toBe(
    'Divisions and TESDA records',
  )
})

test('one division is not called divisions', () => {
  expect(cardText('divisions', 'admin', figures)).toBe('1 division')
})

test('without figures every card still says what it holds', () => {
  expect(cardText('subjects', 'teacher', undefined)).toBe('Subjects you teach')
})

test('the classes card counts the active classes, and says what it holds while there are none', () => {
  expect(cardText('classes', 'teacher', figures)).toBe('6 active classes')
  expect(cardText('classes', 'teacher', { ...figures, active_classes: 0 })).toBe('Rosters and grade sheets')
})

test('an admin reads how many runs there are, a teacher what the card holds', () => {
  const tiles = { lesson_plans: 1, this_week: 1, students: 0, completion_rate: 0 }
  expect(cardText('lesson-plans', 'admin', { ...figures, tiles })).toBe('1 run')
  expect(cardText('lesson-plans', 'teacher', figures)).toBe('Plans, quizzes and exams')
})
