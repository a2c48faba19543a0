import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { emailAddress, filled } from '../../../lib/field-checks.ts'
import { counted } from '../../../lib/format.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { roleNames } from '../role-names.ts'
import css from './dialogs.module.css'
import { changesIn, type EditFields, fieldsOf, placeOf, pointsEdited, wholePoints } from './edit-fields.ts'
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

export function EditDialog({ user, isOwn, onClose }: EditDialogProps) {
  const client = useQueryClient()
  const { refresh } = useSession()
  const formId = useId()
  const [fields, setFields] = useState(() => fieldsOf(user))
  const [pointsSeen, setPointsSeen] = useState(user.points)
  const change = (part: Partial<EditFields>) => setFields({ ...fields, ...part })
  const place = placeOf[fields.role]
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
  const changed = Object.keys(changesIn(user, fields, pointsSeen)).length > 0
  const leave = () => {
    if (!sending) onClose()
  }

  return (
    <Dialog
      open
      onClose={leave}
      title="Edit user"
      footer={
        <>
          <Button onClick={leave} disabled={sending}>
            Cancel
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            working={sending && 'Updating...'}
            disabled={!changed}
          >
            Save changes
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={css.form}>
        {problem ? <Notice tone="harm">{sayOr(problem, 'Failed to update user')}</Notice> : null}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={fields.email}
          onChange={(email) => change({ email })}
          error={faults.email}
        />
        <div className={css.pair}>
          <TextField
            label="First name"
            name="first_name"
            autoComplete="off"
            maxLength={80}
            value={fields.first_name}
            onChange={(first_name) => change({ first_name })}
            error={faults.first_name}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="off"
            maxLength={80}
            value={fields.last_name}
            onChange={(last_name) => change({ last_name })}
            error={faults.last_name}
          />
        </div>
        <div className={css.pair}>
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
            name="points"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            value={fields.points}
            onChange={(points) => change({ points })}
            disabled={isOwn}
            hint={
              isOwn
                ? 'You cannot credit your own account.'
                : `The balance is ${counted(pointsSeen, 'point')}.`
            }
            error={faults.points}
          />
        </div>
        <ScopePicker fields={fields} faults={faults} onChange={change} />
        {movesPoints ? (
          <TextField
            label="Why do the points change?"
            name="points_reason"
            autoComplete="off"
            maxLength={300}
            value={fields.points_reason}
            onChange={(points_reason) => change({ points_reason })}
            hint="Kept with the entry in the usage history."
            error={faults.points_reason}
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
      </form>
    </Dialog>
  )
}
