import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { newPassword, typedPassword } from '../../lib/field-checks.ts'
import { sayWhy } from '../../lib/refusal.ts'
import { useSession } from '../../lib/session.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './account.module.css'

const empty = { current_password: '', new_password: '' }

export function PasswordForm({ email }: { email: string }) {
  const { replaceToken } = useSession()
  const [fields, setFields] = useState(empty)
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { current_password: typedPassword, new_password: newPassword },
    fieldOf: ({ code }) => {
      if (code === 'password.wrong') return 'current_password'
      return code === 'password.common' ? 'new_password' : undefined
    },
    send: (body) => call('POST /api/account/password', { body }),
    onSent: ({ access_token }) => {
      replaceToken(access_token)
      setFields(empty)
      toast({ tone: 'done', title: 'Your password is changed', text: 'Other devices are signed out.' })
    },
  })
  const isFilled = fields.current_password !== '' && fields.new_password !== ''
  return (
    <Card as="section" aria-labelledby="your-password">
      <CardHead>
        <h2 id="your-password">Password</h2>
      </CardHead>
      <form {...formProps} className={css.form}>
        {problem ? (
          <Notice tone="harm">
            {sayWhy(problem, {
              refused: 'The password could not be changed. Please try again.',
              failed: 'The server did not answer. Your password may be unchanged: sign in again to find out.',
            })}
          </Notice>
        ) : null}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className={css.pair}>
          <PasswordField
            label="Current password"
            name="current_password"
            autoComplete="current-password"
            maxLength={256}
            required
            value={fields.current_password}
            onChange={(current_password) => setFields({ ...fields, current_password })}
            error={faults.current_password}
          />
          <PasswordField
            label="New password"
            name="new_password"
            autoComplete="new-password"
            maxLength={256}
            required
            hint="At least 8 characters."
            value={fields.new_password}
            onChange={(new_password) => setFields({ ...fields, new_password })}
            error={faults.new_password}
          />
        </div>
        <p className={css.note}>Other devices that are signed in to your account are signed out.</p>
        <div>
          <Button kind={isFilled ? 'primary' : 'line'} type="submit" working={sending && 'Saving…'}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  )
}
