import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { expect, test } from 'vitest'
import { documentOfUnit } from './unit-document.ts'

const gradeOf = (id: string) =>
  documentOfUnit(unitOf(id) ?? expect.fail(`There is no unit ${id}.`)).plan.grade_level

test('a topic of several grades is begun for the grade that the school year has it in, so a plan is for one class', () => {
  expect(gradeOf('science/6/food-spoilage-and-preservation')).toBe('Grade 6')
  expect(gradeOf('science/5/plant-and-animal-adaptations')).toMatch(/^Grade \d$/)
})

test('a topic that no part of the year clearly teaches is begun for the grades it is written for', () => {
  const untaught =
    allEntries().find(({ id }) => unitOf(id)?.taughtIn === '') ?? expect.fail('All are taught.')
  expect(gradeOf(untaught.id)).toBe(`Grade ${untaught.grades.join('–')}`)
})
