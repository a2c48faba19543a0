import { expect, test } from 'vitest'
import { isFound, numberText, rosterText } from './student-text.ts'

test('a learner is known by the LRN, by the school’s own number, or by neither', () => {
  const lrn = { student_no: '136728140987', external_student_id: '136728140987', number_given: false }
  expect(numberText(lrn)).toBe('LRN 136728140987')
  expect(numberText({ student_no: null, external_student_id: '2026-0144', number_given: false })).toBe(
    'ID 2026-0144',
  )
  expect(numberText({ student_no: null, external_student_id: 'NL-000123', number_given: true })).toBe(
    'No LRN yet',
  )
})

test('the roster is counted by boys and girls', () => {
  expect(rosterText([{ gender: 'male' }, { gender: 'female' }, { gender: 'female' }])).toBe(
    '3 learners: 1 boy, 2 girls',
  )
})

const learner = { listed_name: 'Peñaflor-Reyes, Ma. José', external_student_id: '136728140987' }

test.each(['pena', 'reyes jose', 'José', 'ma', '0987', ' ', 'penaflor 1367'])(
  '"%s" finds the learner',
  (typed) => {
    expect(isFound(learner, typed)).toBe(true)
  },
)

test.each(['eyes', 'reyes juan', '99'])('"%s" does not', (typed) => {
  expect(isFound(learner, typed)).toBe(false)
})
