import { expect, test } from 'vitest'
import { nextStepFor } from './next-steps.ts'

test('a teacher without classes is led to the first one, one with classes to all of them', () => {
  expect(nextStepFor('teacher', { active_classes: 0 }).next.label).toBe('Create a class')
  expect(nextStepFor('teacher', { active_classes: 1 })).toMatchObject({
    title: 'You keep 1 class',
    next: { to: '/classes' },
  })
})

test('before the figures are there nobody is told that they have no class', () => {
  expect(nextStepFor('teacher', undefined).title).toBe('Go on with your classes')
})

test('what a teacher keeps does not matter to the others', () => {
  expect(nextStepFor('school-admin', { active_classes: 3 }).next.to).toBe('/dashboard/teachers')
})
