import type { SessionUser } from '@klasrum/contract/accounts'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { fullName } from '../../lib/format.ts'
import { useForm } from '../../lib/use-form.ts'
import { TextField } from '../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'
import { AccountPicker, type TeacherAccount } from './account-picker.tsx'
import { loadTeachersAgain } from './queries.ts'
import { SaveProblem } from './save-problem.tsx'
import { SchoolChoice } from './school-choice.tsx'
import { type TeacherFields, teacherFieldsOf, withName } from './teacher-fields.ts'

type TeacherDialogProps = { editor: SessionUser; teacher?: TeacherProfile; onClose: () => void }

/** Creates a profile, or edits the one it is given. */
export function TeacherDialog({ editor, teacher, onClose }: TeacherDialogProps) {
  const client = useQueryClient()
  const [base, setBase] = useState(teacher)
  const [account, setAccount] = useState<TeacherAccount>()
  const [typed, setTyped] = useState<Partial<TeacherFields>>({})
  const change = (part: Partial<TeacherFields>) => setTyped((before) => ({ ...before, ...part }))
  const fields: TeacherFields = { ...teacherFieldsOf(base, ownSchool(editor)), ...typed }
  const named = base?.user ?? account

  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { school_id: (id) => (id ? undefined : 'Please choose a school.') },
    fieldOf: ({ code }) => (code === 'teacher.exists' && account ? 'user_id' : undefined),
    send: (sent) => {
      const part = {
        school_id: Number.parseInt(sent.school_id, 10),
        employee_no: sent.employee_no.trim() || null,
        metadata_json: withName(base?.metadata_json ?? {}, sent['metadata_json.fullname']),
      }
      return base
        ? call('PUT /api/education/teachers/{id}', {
            params: { id: base.id },
            body: { ...part, version: base.version },
          })
        : call('POST /api/education/teachers', { body: { ...part, user_id: account?.id } })
    },
    onSent: () => {
      toast({
        tone: 'done',
        title: teacher ? 'Teacher updated successfully!' : 'Teacher created successfully!',
      })
      void loadTeachersAgain(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title={teacher ? 'Edit Teacher' : 'Create New Teacher'}
      formProps={formProps}
      sending={sending}
      submitLabel={teacher ? 'Update Teacher' : 'Create Teacher'}
      workingLabel={teacher ? 'Updating...' : 'Creating...'}
      onClose={onClose}
    >
      <SaveProblem problem={problem} fallback="Failed to save teacher" teacher={base} onLoaded={setBase} />
      <SchoolChoice
        value={fields.school_id}
        onChange={(school_id) => change({ school_id })}
        teacher={base}
        locked={whyLocked(editor, base)}
        error={faults.school_id}
      />
      {editor.role === 'school-admin' && !teacher ? (
        <Notice tone="info">
          A teacher with an account chooses your school on the Schools screen and then waits in this list for
          you to confirm. Here you add somebody without an account.
        </Notice>
      ) : null}
      {editor.role === 'admin' && !teacher ? (
        <AccountPicker
          value={account}
          onChange={(next) => {
            setAccount(next)
            change({ user_id: next ? String(next.id) : '' })
          }}
          error={faults.user_id}
        />
      ) : null}
      <FieldPair>
        <TextField
          label="Employee Number"
          name="employee_no"
          autoComplete="off"
          maxLength={60}
          value={fields.employee_no}
          onChange={(employee_no) => change({ employee_no })}
          error={faults.employee_no}
        />
        <TextField
          label="Full Name"
          name="fullname"
          autoComplete="off"
          maxLength={170}
          value={fields['metadata_json.fullname']}
          onChange={(name) => change({ 'metadata_json.fullname': name })}
          hint={named ? `Left empty, it is ${fullName(named)}.` : undefined}
          error={faults['metadata_json.fullname']}
        />
      </FieldPair>
    </FormDialog>
  )
}

const ownSchool = ({ role, user_metadata }: SessionUser): string =>
  role === 'school-admin' && user_metadata?.school_id ? String(user_metadata.school_id) : ''

function whyLocked(editor: SessionUser, teacher: TeacherProfile | undefined): string | undefined {
  if (editor.role === 'school-admin') {
    return editor.user_metadata?.school_id
      ? 'You keep the profiles of your own school.'
      : 'Your account has no school yet. Please ask an administrator for it.'
  }
  if (editor.role === 'teacher' && teacher) return 'You choose another school on the Schools screen.'
  return undefined
}
