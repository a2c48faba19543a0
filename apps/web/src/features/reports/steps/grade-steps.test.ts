import { policyOf } from '@klasrum/grading/policies'
import { expect, test } from 'vitest'
import { closedGradeStep, partsSum } from './grade-steps.ts'

const part = (share: number, ps: number) => ({ name: '', share, total: 0, highest: 0, ps })

test('the percent score of tests and exam is told as the sum that is made, over the shares in use', () => {
  expect(partsSum([part(30, 53.33), part(30, 66.67), part(40, 68)])).toBe(
    '53.33 × 30% + 66.67 × 30% + 68.00 × 40%',
  )
  expect(partsSum([part(30, 50), part(30, 70)])).toBe('(50.00 × 30% + 70.00 × 30%) ÷ 60%')
})

test('a kept grade names the row of the table only while that row still leads to it', () => {
  const policy = policyOf('do15-2026')
  expect(closedGradeStep(policy, false, { initial: 68.64, quarterly: 74 })).toBe(
    'by the table: 65.34 to 69.99 becomes 74, as it was when the period was closed',
  )
  expect(closedGradeStep(policy, false, { initial: 68.64, quarterly: 80 })).toBe(
    'as it was when the period was closed',
  )
  expect(closedGradeStep(policy, false, { initial: null, quarterly: 80 })).toBe(
    'as it was when the period was closed',
  )
})
