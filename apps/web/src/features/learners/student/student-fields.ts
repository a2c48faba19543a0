import type { ListedStudent, Student } from '@klasrum/contract/learners'
import { type Checks, emailAddress, filled } from '../../../lib/field-checks.ts'
import { type GradeLevelCode, gradeLevels } from '../../classes/door.ts'

type Gender = ListedStudent['gender']
export type StudentFields = {
  fullname: string
  external_student_id: string
  grade_level: '' | GradeLevelCode
  gender: '' | Gender
  email: string
  birth_date: string
  address: string
  phone: string
  parent_name: string
  parent_phone: string
}

export const studentChecks: Checks<StudentFields> = {
  fullname: filled,
  external_student_id: filled,
  grade_level: filled,
  gender: (chosen) => (chosen ? undefined : 'Please select gender.'),
  email: (typed) => (typed.trim() ? emailAddress(typed) : undefined),
}

const levelOf = (kept: string): StudentFields['grade_level'] =>
  gradeLevels.find((level) => level === kept) ?? ''

/** What a search did not find is likely to be typed again: a number by its digits, a name otherwise. */
export function newStudentFields(searched: string, gradeLevel: string): StudentFields {
  const isNumber = /\d/.test(searched)
  return {
    fullname: isNumber ? '' : searched.trim(),
    external_student_id: isNumber ? searched.replace(/\s/g, '') : '',
    grade_level: levelOf(gradeLevel),
    gender: '',
    email: '',
    birth_date: '',
    address: '',
    phone: '',
    parent_name: '',
    parent_phone: '',
  }
}

export function studentFields({ metadata_json: known, ...student }: Student): StudentFields {
  return {
    fullname: known.fullname,
    external_student_id: student.number_given ? '' : student.external_student_id,
    grade_level: levelOf(known.grade_level),
    gender: known.gender,
    email: known.email ?? '',
    birth_date: known.birth_date ?? '',
    address: known.address ?? '',
    phone: known.phone ?? '',
    parent_name: known.parent_name ?? '',
    parent_phone: known.parent_phone ?? '',
  }
}

/** As it is sent, once the checks have seen to it that both choices are made. */
export const studentBody = ({ external_student_id, gender, grade_level, ...rest }: StudentFields) => ({
  external_student_id: external_student_id.trim(),
  metadata_json: {
    ...rest,
    email: rest.email.trim(),
    gender: gender as Gender,
    grade_level: grade_level as GradeLevelCode,
  },
})
