import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { emailAddress, filled } from '../../../lib/field-checks.ts'
import { counted } from '../../../lib/format.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { roleNames } from '../role-names.ts'
import {
  changesIn,
  type EditFields,
  placeOfRole,
  pointsEdited,
  userFieldsOf,
  wholePoints,
} from './edit-fields.ts'
import { findUser, loadUsersAgain } from './queries.ts'
import { ScopePicker } from './scope-picker.tsx'

type EditDialogProps = { user: ListedUser; isOwn: boolean; onClose: () => void }

const roleOptions = (Object.entries(roleNames) as [Role, string][]).map(([value, label]) => ({
  value,
  label,
}))
const fieldOfCode: Record<string, keyof EditFields> = {
  'user.email_taken': 'email',
  'points.changed': 'points',
  'points.frozen': 'points',
}

export function EditUserDialog({ user, isOwn, onClose }: EditDialogProps) {
  const client = useQueryClient()
  const { refresh } = useSession()
  const [fields, setFields] = useState(() => userFieldsOf(user))
  const [pointsSeen, setPointsSeen] = useState(user.points)
  const change = (part: Partial<EditFields>) => setFields({ ...fields, ...part })
  const place = placeOfRole[fields.role]
  const movesPoints = pointsEdited(fields, pointsSeen)

  const send = async (typed: EditFields) => {
    try {
      const body = changesIn(user, typed, pointsSeen)
      return await call('PATCH /api/admin/users/{id}', { params: { id: user.id }, body })
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'points.changed') {
        const now = await findUser(user).catch(() => undefined)
        if (now) setPointsSeen(now.points)
      }
      throw error
    }
  }
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: {
      email: emailAddress,
      first_name: filled,
      last_name: filled,
      points: wholePoints,
      points_reason: (typed) => (movesPoints && !typed.trim() ? 'Please give a reason.' : undefined),
      'user_metadata.school_id': (id) =>
        place === 'school' && !id ? 'Please choose the school of this school-admin.' : undefined,
      'user_metadata.division_id': (id) =>
        place === 'division' && !id ? 'Please choose the division of this division-eps.' : undefined,
    },
    fieldOf: ({ code }) => fieldOfCode[code],
    send,
    onSent: () => {
      toast({ tone: 'done', title: 'User updated successfully' })
      void loadUsersAgain(client)
      if (isOwn) void refresh()
      onClose()
    },
  })
  const field = (name: 'email' | 'first_name' | 'last_name' | 'points' | 'points_reason') => ({
    name,
    value: fields[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: faults[name],
    autoComplete: 'off',
  })
  const changed = Object.keys(changesIn(user, fields, pointsSeen)).length > 0
  return (
    <FormDialog
      title="Edit user"
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'Failed to update user') : undefined}
      submitLabel="Save changes"
      workingLabel="Updating..."
      submitDisabled={!changed}
      onClose={onClose}
    >
      <TextField label="E-mail" {...field('email')} type="email" maxLength={254} />
      <FieldPair>
        <TextField label="First name" {...field('first_name')} maxLength={80} />
        <TextField label="Last name" {...field('last_name')} maxLength={80} />
      </FieldPair>
      <FieldPair>
        <SelectField
          label="Role"
          name="role"
          value={fields.role}
          onChange={(role) => change({ role })}
          options={roleOptions}
          disabled={isOwn}
          hint={isOwn ? 'You cannot change your own role.' : undefined}
          error={faults.role}
        />
        <TextField
          label="Points"
          {...field('points')}
          inputMode="numeric"
          maxLength={10}
          disabled={isOwn}
          hint={
            isOwn ? 'You cannot credit your own account.' : `The balance is ${counted(pointsSeen, 'point')}.`
          }
        />
      </FieldPair>
      <ScopePicker fields={fields} faults={faults} onChange={change} />
      {movesPoints ? (
        <TextField
          label="Why do the points change?"
          {...field('points_reason')}
          maxLength={300}
          hint="Kept with the entry in the usage history."
        />
      ) : null}
      <Checkbox
        label="Active"
        name="is_active"
        checked={fields.is_active === 'yes'}
        onChange={(active) => change({ is_active: active ? 'yes' : 'no' })}
        disabled={isOwn}
        hint={
          isOwn
            ? 'You cannot deactivate your own account.'
            : 'Without it the person is signed out and cannot sign in.'
        }
      />
    </FormDialog>
  )
}
