import type { Role } from '@klasrum/contract/fields'
import { expect, test } from 'vitest'
import { cardsFor } from './cards.ts'

const titles = (role: Role) => cardsFor(role).map((card) => card.title)

test('an admin sees every card', () => {
  expect(titles('admin')).toEqual([
    'Divisions',
    'Districts',
    'Schools',
    'Teachers',
    'Subjects',
    'Classes',
    'Sections',
    'Lesson plans',
    'Slide Shows',
    'Curriculum',
    'Pending top-ups',
    'Admin',
  ])
})

test('a teacher sees the teaching and school cards, none of the admin ones', () => {
  expect(titles('teacher')).toEqual([
    'Divisions',
    'Schools',
    'Teachers',
    'Subjects',
    'Classes',
    'Lesson plans',
    'Slide Shows',
    'Curriculum',
  ])
})

test('a school-admin sees Teachers, Schools and Sections but not Subjects, Classes or Lesson plans', () => {
  expect(titles('school-admin')).toEqual([
    'Divisions',
    'Schools',
    'Teachers',
    'Sections',
    'Slide Shows',
    'Curriculum',
  ])
})

test('division staff see Divisions only: the other cards for everyone lead to screens that do not admit them', () => {
  expect(titles('division-eps')).toEqual(['Divisions'])
})

test.each(['student', 'public'] as const)('a %s sees no card that would send them back', (role) => {
  expect(titles(role)).toEqual([])
})
