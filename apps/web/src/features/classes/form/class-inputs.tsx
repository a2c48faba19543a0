import type { SessionUser } from '@klasrum/contract/accounts'
import type { ReactNode } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SchoolPicker } from '../../schools/door.ts'
import { gradeOptions } from '../grade-levels.ts'
import { fittingTerms, sameTerm, termOptions } from '../terms.ts'
import type { ClassFields } from './class-fields.ts'
import css from './class-form.module.css'
import { schoolYearOf } from './first-fields.ts'
import { PolicyField } from './policy-field.tsx'
import { SubjectField } from './subject-field.tsx'
import { TeacherField } from './teacher-field.tsx'
import type { FormData } from './use-form-data.ts'

type ClassInputsProps = {
  user: SessionUser
  data: FormData
  fields: ClassFields
  /** The policy that somebody chose; empty while it follows the school year. */
  policy: string
  faults: Partial<ClassFields>
  change: (part: Partial<ClassFields>) => void
  /** Why the school cannot be chosen. */
  schoolLocked?: string
  policyLocked?: string
  /** The buttons that end the form. */
  children: ReactNode
}

const mostLetters = 60
const hasTracks = ['11', '12']
const noGrade = { value: '', label: 'Choose' }

export function ClassInputs(props: ClassInputsProps) {
  const { user, data, fields, policy, faults, change, schoolLocked, policyLocked, children } = props
  const { terms, own } = data
  const chosenTerm = terms.find(({ id }) => String(id) === fields.term_id)
  const fitting = fittingTerms(terms, policy)
  // A class that was made with another kind of term keeps it until somebody chooses.
  const offered = chosenTerm && !fitting.includes(chosenTerm) ? [chosenTerm, ...fitting] : fitting
  const bind = (name: 'section' | 'track' | 'room_number') => ({
    name,
    autoComplete: 'off' as const,
    value: fields[name],
    onChange: (value: string) => change({ [name]: value }),
    error: faults[name],
  })
  /* Neither can be chosen by a teacher: a line of text says which they are. */
  const isOwn = user.role === 'teacher' && own !== null && String(own.school_id) === fields.school_id
  const term = (
    <SelectField
      label="Term"
      name="term_id"
      required
      value={fields.term_id}
      onChange={(term_id) => change({ term_id })}
      options={termOptions(offered)}
      error={faults.term_id}
    />
  )
  return (
    <div className={css.columns}>
      <div className={css.fields}>
        {isOwn ? (
          <p className={css.own}>
            <b>
              {own.school_name} ({own.school_code})
            </b>
            <br />
            {fields.primary_teacher_name ? `${fields.primary_teacher_name}. ` : null}
            {schoolLocked}
          </p>
        ) : null}
        <FieldPair>
          {isOwn ? null : (
            <SchoolPicker
              value={fields.school_id}
              onChange={(school_id) =>
                change({ school_id, primary_teacher_id: '', primary_teacher_name: '' })
              }
              known={own ? { id: own.school_id, name: own.school_name, code: own.school_code } : undefined}
              hint={schoolLocked}
              required
              disabled={schoolLocked !== undefined}
              error={faults.school_id}
            />
          )}
          <SubjectField
            chosen={fields.subject_name}
            onChoose={(subject_id, subject_name) =>
              change({
                subject_id,
                subject_name,
                ...(fields.grade_level ? {} : { grade_level: gradeNamedIn(subject_name) }),
              })
            }
            error={faults.subject_id}
          />
          {isOwn ? term : null}
        </FieldPair>
        <div className={css.short}>
          <SelectField<string>
            label="Grade level"
            name="grade_level"
            required
            value={fields.grade_level}
            onChange={(grade_level) => change({ grade_level })}
            options={[noGrade, ...gradeOptions]}
            error={faults.grade_level}
          />
          <TextField
            {...bind('section')}
            label="Section"
            placeholder="e.g. Rizal"
            maxLength={mostLetters}
            hint={fields.section.length >= mostLetters ? `At most ${mostLetters} letters.` : undefined}
            required
          />
        </div>
        {isOwn ? null : (
          <FieldPair>
            {term}
            {user.role === 'teacher' ? (
              <TextField
                label="Primary teacher"
                name="primary_teacher_id"
                value={fields.primary_teacher_name}
                onChange={() => {}}
                hint="Your own classes are kept by you."
                disabled
              />
            ) : (
              <TeacherField
                school={fields.school_id}
                chosen={fields.primary_teacher_name}
                onChoose={(primary_teacher_id, primary_teacher_name) =>
                  change({ primary_teacher_id, primary_teacher_name })
                }
                error={faults.primary_teacher_id}
              />
            )}
          </FieldPair>
        )}
        <div className={css.short}>
          {hasTracks.includes(fields.grade_level) || fields.track ? (
            <TextField
              {...bind('track')}
              label="Track (optional)"
              hint="For Grades 11 and 12: Academic or Technical-Professional."
              maxLength={mostLetters}
            />
          ) : null}
          <TextField {...bind('room_number')} label="Room number (optional)" maxLength={40} />
        </div>
      </div>
      <PolicyField
        value={fields.policy}
        onChange={(next) => {
          const term = sameTerm(fittingTerms(terms, next), chosenTerm)
          change({ policy: next, ...(term ? { term_id: String(term.id) } : {}) })
        }}
        schoolYear={schoolYearOf(fields, data)}
        locked={policyLocked}
        error={faults.policy}
      />
      <div className={css.buttons}>{children}</div>
    </div>
  )
}

/** "8" of "Science 8 (SCI8)"; nothing where the name has no grade. */
function gradeNamedIn(subject: string): string {
  const named = /\b(\d{1,2})\s*(\(|$)/.exec(subject)?.[1] ?? ''
  return gradeOptions.some(({ value }) => value === named) ? named : ''
}
