import type { ClassSummary } from '@klasrum/contract/classes'
import { policyInForce } from '@klasrum/grading/policies'
import type { Input } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import type { GradeLevelCode } from '../grade-levels.ts'

/** Every field, also those that may be left out: one that the form forgot would be cleared by every save. */
type ClassBody = Required<Input<'POST /api/education/classes'>['body']>

/** As text, the way forms keep them; the names stand beside the ids so that a draft can show them again. */
export type ClassFields = Record<keyof ClassBody, string> & {
  subject_name: string
  primary_teacher_name: string
  /** Empty in a new class until somebody chooses one. */
  policy: string
  /** 'on' or empty: the switch of the plain policy, set in the grade sheet. */
  transmuted: string
  /** Of the class as it was when the form was filled from it. */
  version: string
}

export const emptyFields: ClassFields = {
  school_id: '',
  subject_id: '',
  subject_name: '',
  term_id: '',
  grade_level: '',
  section: '',
  primary_teacher_id: '',
  primary_teacher_name: '',
  track: '',
  room_number: '',
  policy: '',
  transmuted: '',
  version: '',
}

export const classFieldsOf = (klass: ClassSummary): ClassFields => ({
  school_id: String(klass.school_id),
  subject_id: String(klass.subject_id),
  subject_name: subjectText({ name: klass.subject_name, code: klass.subject_code }),
  term_id: String(klass.term_id),
  grade_level: klass.grade_level,
  section: klass.section,
  primary_teacher_id: klass.primary_teacher_id ? String(klass.primary_teacher_id) : '',
  primary_teacher_name: klass.primary_teacher_name ?? '',
  track: klass.track ?? '',
  room_number: klass.room_number ?? '',
  policy: klass.policy,
  transmuted: klass.transmuted ? 'on' : '',
  version: String(klass.version),
})

export const subjectText = ({ name, code }: { name: string; code: string }): string => `${name} (${code})`

/** A short code for a new subject: the first letters of its words, abbreviations and figures whole. */
export function subjectCode(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const parts = words.map((word) => (/^(\p{N}+|\p{Lu}{2,})$/u.test(word) ? word : word.slice(0, 1)))
  const [only] = words
  const code = words.length === 1 && only ? only.slice(0, 6) : parts.join('')
  return code.toLocaleUpperCase('en-PH').slice(0, 20) || 'SUBJECT'
}

export const requiredFields = {
  school_id: filled,
  subject_id: filled,
  term_id: filled,
  grade_level: filled,
  section: filled,
}

export const classBodyOf = (fields: ClassFields): ClassBody => ({
  school_id: Number(fields.school_id),
  subject_id: Number(fields.subject_id),
  term_id: Number(fields.term_id),
  grade_level: fields.grade_level as GradeLevelCode,
  section: fields.section.trim(),
  primary_teacher_id: fields.primary_teacher_id ? Number(fields.primary_teacher_id) : null,
  track: fields.track.trim(),
  room_number: fields.room_number.trim(),
  policy: fields.policy as ClassSummary['policy'],
  transmuted: fields.policy === 'plain' && fields.transmuted === 'on',
})

/** The policy that was chosen; before that, the one in force in the school year. */
export const withPolicy = (fields: ClassFields, schoolYear: string): ClassFields => ({
  ...fields,
  policy: fields.policy || (policyInForce(schoolYear)?.id ?? 'plain'),
})

/** What was typed, over the class as it stands now: a field left as it was follows the newer class. */
export const typedOver = (typed: ClassFields, before: ClassFields, now: ClassFields): ClassFields => {
  const kept = (Object.keys(typed) as (keyof ClassFields)[]).filter(
    (name) => name !== 'version' && typed[name] !== before[name],
  )
  return { ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) }
}
