import { expect, test } from 'vitest'
import { usualWeights } from './usual-weights.ts'

test.each([
  ['do8-2015', '8', 'Science 8', { ww: 40, pt: 40, qa: 20 }],
  ['do8-2015', '5', 'Araling Panlipunan', { ww: 30, pt: 50, qa: 20 }],
  ['do8-2015', '9', 'TLE 9', { ww: 20, pt: 60, qa: 20 }],
  ['do8-2015', '11', 'General Mathematics', { ww: 25, pt: 50, qa: 25 }],
  ['do15-2026', '8', 'Filipino 8', { ww: 20, pt: 50, qa: 30 }],
  ['do15-2026', '4', 'Music and Arts', { ww: 20, pt: 60, qa: 20 }],
  ['do15-2026', '12', 'English for Academic Purposes', { ww: 25, pt: 50, qa: 25 }],
  ['zero-based-2027', '7', 'Values Education', { ww: 20, pt: 50, qa: 30 }],
] as const)('%s, Grade %s, %s has the weights of its order', (policy, gradeLevel, subject, weights) => {
  expect(usualWeights({ policy, gradeLevel, subject, schoolYear: '2026-2027' })?.weights).toEqual(weights)
})

test.each([
  ['do8-2015', 'K', 'Language'],
  ['do15-2026', '1', 'Makabansa'],
  ['do8-2015', '12', 'Physical Education and Health'],
  ['do8-2015', '8', 'Homeroom Guidance'],
] as const)('%s, Grade %s, %s: the teacher chooses', (policy, gradeLevel, subject) => {
  expect(usualWeights({ policy, gradeLevel, subject, schoolYear: '2026-2027' })).toBeUndefined()
})
