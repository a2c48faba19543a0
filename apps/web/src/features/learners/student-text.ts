import type { ListedStudent } from '@klasrum/contract/learners'
import { counted } from '../../lib/format.ts'

type Numbered = Pick<ListedStudent, 'student_no' | 'external_student_id' | 'number_given'>

/** "LRN 136728140987", "ID 2026-0144"; a number of our own says nothing to a teacher. */
export function numberText({
  student_no: lrn,
  external_student_id: id,
  number_given: given,
}: Numbered): string {
  if (given) return 'No LRN yet'
  return lrn ? `LRN ${lrn}` : `ID ${id}`
}

export const genderText = { male: 'Male', female: 'Female' } as const

/** "42 learners: 20 boys, 22 girls" */
export function rosterText(students: readonly Pick<ListedStudent, 'gender'>[]): string {
  const boys = students.filter(({ gender }) => gender === 'male').length
  const girls = students.length - boys
  return `${counted(students.length, 'learner')}: ${counted(boys, 'boy')}, ${counted(girls, 'girl')}`
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word that was typed begins a word of the name, or stands in the number; accents do not matter. */
export function isFound(
  { listed_name: name, external_student_id: id }: Pick<ListedStudent, 'listed_name' | 'external_student_id'>,
  typed: string,
): boolean {
  const words = plain(name).split(/[\s,.-]+/)
  return plain(typed)
    .split(/[\s,.-]+/)
    .filter(Boolean)
    .every((wanted) => words.some((word) => word.startsWith(wanted)) || plain(id).includes(wanted))
}
