import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { typedPassword } from '../../lib/field-checks.ts'
import { sayWhy } from '../../lib/refusal.ts'
import { useForm } from '../../lib/use-form.ts'
import { PasswordField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

type PasswordAgainDialogProps = { email: string; onTyped: () => void; onClose: () => void }

export function PasswordAgainDialog({ email, onTyped, onClose }: PasswordAgainDialogProps) {
  const [password, setPassword] = useState('')
  const { formProps, faults, sending, problem } = useForm({
    fields: { password },
    checks: { password: typedPassword },
    fieldOf: ({ code }) => (code === 'password.wrong' ? 'password' : undefined),
    send: (body) => call('POST /api/account/confirm-password', { body }),
    onSent: onTyped,
  })
  return (
    <FormDialog
      title="Type your password again"
      formProps={formProps}
      sending={sending}
      problem={
        problem
          ? sayWhy(problem, {
              refused: 'The password could not be checked. Please try again.',
              failed: 'The server did not answer. Please try again.',
            })
          : undefined
      }
      submitLabel="Continue"
      workingLabel="Checking…"
      onClose={onClose}
    >
      <p>So that nobody else can do this while you are away from your device.</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        maxLength={256}
        required
        autoFocus
        value={password}
        onChange={setPassword}
        error={faults.password}
      />
    </FormDialog>
  )
}
