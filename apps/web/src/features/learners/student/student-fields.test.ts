import { expect, test } from 'vitest'
import { findErrors } from '../../../lib/field-checks.ts'
import { newStudentFields, studentChecks } from './student-fields.ts'

test('what was searched for is not typed twice', () => {
  expect(newStudentFields('Juan Dela Cruz ', '8')).toMatchObject({
    fullname: 'Juan Dela Cruz',
    external_student_id: '',
    grade_level: '8',
  })
  expect(newStudentFields('1367 2814 0987', 'K')).toMatchObject({
    fullname: '',
    external_student_id: '136728140987',
  })
})

test('name, number, grade level and gender are asked for', () => {
  expect(findErrors(newStudentFields('', ''), studentChecks)).toEqual({
    fullname: 'Please fill in this field.',
    external_student_id: 'Please fill in this field.',
    grade_level: 'Please fill in this field.',
    gender: 'Please select gender.',
  })
  const typed = { ...newStudentFields('Ana', '8'), external_student_id: '7', gender: 'female' as const }
  expect(findErrors(typed, studentChecks)).toEqual({})
  expect(findErrors({ ...typed, email: 'ana' }, studentChecks)).toHaveProperty('email')
})
