import type { SectionGrades } from '@klasrum/contract/sections'
import { expect, test } from 'vitest'
import { averageIn, learnerGroupsOf, shownGradeIn, summaryViewIn, viewsOf } from './views.ts'

type Learner = SectionGrades['learners'][number]

const learner = (student_id: number, listed_name: string, over: Partial<Learner> = {}): Learner => ({
  student_id,
  listed_name,
  gender: 'male',
  grades: [{ periods: [80, 82, null], provisional: [false, true, false], final: null }, null],
  averages: [80, 82, null],
  general_average: null,
  descriptor: null,
  ...over,
})

const luz = learner(1, 'Abad, Luz', { gender: 'female', averages: [91, 90, null] })
const jose = learner(2, 'Cruz, Jose')
const ivan = learner(3, 'Bautista, Ivan', { averages: [null, null, null] })

const grades: SectionGrades = {
  section: {
    school_id: 1,
    school_name: 'San Isidro',
    school_year: '2026-2027',
    grade_level: '8',
    section: 'Rizal',
    class_count: 2,
    learner_count: 3,
    adviser_id: null,
    adviser_name: null,
  },
  periods: 3,
  period: 'Term',
  subjects: [],
  learners: [luz, jose, ivan],
}

const ids = (groups: ReturnType<typeof learnerGroupsOf>) =>
  groups.map(({ title, learners }) => [title, learners.map(({ student_id }) => student_id)])

test('by name boys and girls stand apart, by average all together and those without one last', () => {
  expect(ids(learnerGroupsOf(grades.learners, 'name', '1'))).toEqual([
    ['Boys', [3, 2]],
    ['Girls', [1]],
  ])
  expect(ids(learnerGroupsOf(grades.learners, 'average', '1'))).toEqual([[null, [1, 2, 3]]])
})

test('the latest period with a grade is shown until there are final grades', () => {
  expect(viewsOf(grades).map(({ label }) => label)).toEqual(['Term 1', 'Term 2', 'Term 3', 'Final'])
  expect(summaryViewIn(grades, undefined)).toBe('2')
  expect(summaryViewIn(grades, '4')).toBe('2')
  expect(summaryViewIn(grades, 'final')).toBe('final')
  expect(summaryViewIn({ ...grades, learners: [{ ...luz, general_average: 91 }] }, undefined)).toBe('final')
  expect(summaryViewIn({ ...grades, learners: [] }, undefined)).toBe('1')
})

test('a grade and an average are those of the view', () => {
  expect(shownGradeIn(jose, 0, '2')).toEqual({ grade: 82, provisional: true })
  expect(shownGradeIn(jose, 0, 'final')).toEqual({ grade: null, provisional: false })
  expect(shownGradeIn(jose, 1, '1')).toBeNull()
  expect([averageIn(jose, '1'), averageIn(jose, 'final')]).toEqual([80, null])
})
