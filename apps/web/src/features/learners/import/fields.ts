import type { RosterPreviewRow, RosterRowField } from './drafts.ts'

export const fieldLabels: Record<RosterRowField, string> = {
  fullname: 'Name',
  external_student_id: 'LRN or ID',
  gender: 'Gender',
  grade_level: 'Grade level',
  birth_date: 'Birth date',
  address: 'Address',
  phone: 'Phone',
  parent_name: 'Parent or guardian',
  parent_phone: "Parent's phone",
}

export const plainFields: readonly RosterRowField[] = [
  'fullname',
  'external_student_id',
  'gender',
  'grade_level',
  'birth_date',
  'address',
  'phone',
  'parent_name',
  'parent_phone',
]

/** The cells that a row's problems are about. */
export const fieldsToMend = ({ problems }: Pick<RosterPreviewRow, 'problems'>): RosterRowField[] =>
  plainFields.filter((field) => problems.some((problem) => problem.field === field))

const said = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1)

/** "LRN or ID 136728140987 · Male · Grade 8": what tells one learner from another; what is missing is left out. */
export const rowText = ({ values }: Pick<RosterPreviewRow, 'values'>): string =>
  [
    values.external_student_id ?? '',
    values.gender ? said(values.gender) : '',
    values.grade_level ? (values.grade_level === 'K' ? 'Kindergarten' : `Grade ${values.grade_level}`) : '',
    values.birth_date ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
