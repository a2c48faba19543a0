import type { Student } from '@klasrum/contract/learners'
import { type ReactNode, useState } from 'react'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { type StudentFields, studentChecks } from './student-fields.ts'
import { type NumberRule, StudentInputs } from './student-inputs.tsx'

type StudentFormProps = {
  title: string
  submitLabel: string
  workingLabel: string
  failed: string
  filledWith: StudentFields
  number: NumberRule
  send: (fields: StudentFields) => Promise<Student>
  onSent: (student: Student) => void
  onClose: () => void
  /** The way on from a refusal; it stands in place of the sentence. */
  wayOn: (refusal: CallRefused, sent: StudentFields) => ReactNode
  /** Further fields, below those of the learner. */
  children?: ReactNode
}

/** The server names a learner's fields by where they stand in the record. */
async function withPlainNames<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    const errors = error.errors.map(({ path, message }) => ({
      path: path.replace(/^metadata_json\./, ''),
      message,
    }))
    const { status, code, detail, retryAfter } = error
    throw new CallRefused({ status, code, detail, retryAfter, errors })
  }
}

export function StudentForm(props: StudentFormProps) {
  const { title, submitLabel, workingLabel, failed, filledWith, number, send, onSent, onClose } = props
  const [fields, setFields] = useState(filledWith)
  const [sent, setSent] = useState(filledWith)
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: number === 'required' ? studentChecks : { ...studentChecks, external_student_id: undefined },
    send: (typed) => {
      setSent(typed)
      return withPlainNames(send(typed))
    },
    onSent,
  })
  const wayOn = problem instanceof CallRefused ? props.wayOn(problem, sent) : null
  return (
    <FormDialog
      title={title}
      formProps={formProps}
      sending={sending}
      problem={problem && !wayOn ? sayOr(problem, failed) : undefined}
      submitLabel={submitLabel}
      workingLabel={workingLabel}
      onClose={onClose}
    >
      {wayOn}
      <StudentInputs
        fields={fields}
        faults={faults}
        onChange={(part) => setFields({ ...fields, ...part })}
        number={number}
      />
      {props.children}
    </FormDialog>
  )
}
