import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { newPassword } from '../../lib/field-checks.ts'
import { CallRefused, sayWhy } from '../../lib/refusal.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthLayout } from './auth-layout.tsx'
import css from './form.module.css'
import { useUrlToken } from './url-token.ts'

export function ResetPassword() {
  const token = useUrlToken()
  const [password, setPassword] = useState('')
  const { formProps, faults, sending, problem, reply } = useForm({
    fields: { password },
    checks: { password: newPassword },
    fieldOf: ({ code }) => (code === 'password.common' ? 'password' : undefined),
    send: (body) => call('POST /api/auth/reset-password', { body: { token, ...body } }, { session: false }),
  })
  if (reply) {
    return (
      <AuthLayout
        title="Your password is changed"
        icon={<IconCircleCheck />}
        tone="done"
        lead={reply.message}
        replacing
      >
        <div className={css.form}>
          <ButtonLink kind="primary" block to="/signin">
            Sign In
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  }
  if (!token || (problem instanceof CallRefused && problem.code === 'reset.invalid')) {
    return <DeadLink />
  }
  return (
    <AuthLayout
      title="Set a new password"
      lead="Every device that is signed in to your account is signed out."
      foot={<Link to="/signin">Back to sign in</Link>}
    >
      {problem ? (
        <Notice tone="harm">
          {sayWhy(problem, {
            refused: 'The password could not be changed. Please try again.',
            failed: 'The server did not answer. Please try again.',
          })}
        </Notice>
      ) : null}
      <form {...formProps} className={css.form}>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          maxLength={256}
          required
          hint="At least 8 characters. A short sentence is easy to remember."
          value={password}
          onChange={setPassword}
          error={faults.password}
        />
        <Button kind="primary" type="submit" block working={sending && 'Saving…'}>
          Save new password
        </Button>
      </form>
    </AuthLayout>
  )
}

const DeadLink = () => (
  <AuthLayout
    title="This link does not work"
    icon={<IconLinkOff />}
    tone="harm"
    lead="This link is not valid any more. Please ask for a new one."
    foot={<Link to="/signin">Back to sign in</Link>}
    replacing
  >
    <div className={css.form}>
      <ButtonLink kind="primary" block to="/forgot-password">
        Ask for a new link
      </ButtonLink>
    </div>
  </AuthLayout>
)
