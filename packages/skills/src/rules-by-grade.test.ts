import { expect, test } from 'vitest'
import { skillOf } from './catalogue.ts'
import { rulesIn } from './skill.ts'

test('what is new in the first grades of a skill is not asked in its last ones', () => {
  const skill = skillOf('whole-numbers/digit-value')
  if (!skill) throw new Error('There is no such skill.')
  const [first, last] = skill.grades
  expect(last - first).toBeGreaterThan(2)
  expect(rulesIn(skill, 'en', first)).toEqual(skill.rules.en)
  expect(rulesIn(skill, 'fil', last)).toEqual([])
})
