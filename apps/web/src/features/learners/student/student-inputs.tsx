import { TextField } from '../../../ui/field.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { gradeOptions } from '../../classes/door.ts'
import { genderText } from '../student-text.ts'
import type { StudentFields } from './student-fields.ts'

const genders: { value: StudentFields['gender']; label: string }[] = [
  { value: '', label: 'Select gender' },
  { value: 'male', label: genderText.male },
  { value: 'female', label: genderText.female },
]
const grades: { value: StudentFields['grade_level']; label: string }[] = [
  { value: '', label: 'Select grade level' },
  ...gradeOptions,
]

/** A number that the product gave may be replaced; every other one stands. */
export type NumberRule = 'required' | 'replaceable' | 'locked'

const numberHints: Record<NumberRule, string> = {
  required: 'An LRN has 12 digits.',
  replaceable: 'None is known yet. Type it when you have it.',
  locked: 'The student ID cannot be changed.',
}

type StudentInputsProps = {
  fields: StudentFields
  faults: Partial<Record<keyof StudentFields, string>>
  onChange: (part: Partial<StudentFields>) => void
  number: NumberRule
}

export function StudentInputs({ fields, faults, onChange, number }: StudentInputsProps) {
  const field = <K extends keyof StudentFields>(name: K) => ({
    name,
    value: fields[name],
    onChange: (typed: StudentFields[K]) => onChange({ [name]: typed } as Partial<StudentFields>),
    error: faults[name],
    autoComplete: 'off',
  })
  return (
    <>
      <TextField
        label="Full name"
        {...field('fullname')}
        maxLength={170}
        hint="“Dela Cruz, Juan P.” or “Juan P. Dela Cruz”; lists show the last name first."
        required
      />
      <FieldPair>
        <TextField
          label="Student ID or LRN"
          {...field('external_student_id')}
          maxLength={32}
          hint={numberHints[number]}
          readOnly={number === 'locked'}
          required={number === 'required'}
        />
        <SelectField label="Grade level" {...field('grade_level')} options={grades} required />
      </FieldPair>
      <FieldPair>
        <SelectField label="Gender" {...field('gender')} options={genders} required />
        <TextField label="Birth date" {...field('birth_date')} type="date" />
      </FieldPair>
      <FieldPair>
        <TextField label="E-mail" {...field('email')} type="email" maxLength={254} />
        <TextField label="Phone" {...field('phone')} type="tel" maxLength={60} />
      </FieldPair>
      <TextAreaField label="Address" {...field('address')} rows={2} maxLength={300} />
      <FieldPair>
        <TextField label="Parent or guardian" {...field('parent_name')} maxLength={170} />
        <TextField label="Parent's phone" {...field('parent_phone')} type="tel" maxLength={60} />
      </FieldPair>
    </>
  )
}
