import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { emailAddress, filled, newPassword } from '../../lib/field-checks.ts'
import { sayWhy } from '../../lib/refusal.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthLayout } from './auth-layout.tsx'
import css from './form.module.css'
import { SignUpSent } from './sign-up-sent.tsx'
import { useTypedEmail } from './typed-email.ts'

export function SignUpForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [email, setEmail] = useTypedEmail()
  const [first_name, setFirstName] = useState('')
  const [last_name, setLastName] = useState('')
  const [password, setPassword] = useState('')
  const { next } = useSearch({ strict: false })
  const { formProps, faults, sending, problem } = useForm({
    fields: { first_name, last_name, email, password },
    checks: { first_name: filled, last_name: filled, email: emailAddress, password: newPassword },
    fieldOf: ({ code }) => (code === 'password.common' ? 'password' : undefined),
    send: (body) => call('POST /api/auth/signup', { body: { ...body, role: 'teacher' } }, { session: false }),
    onSent: () => setSentTo(email.trim()),
  })
  if (sentTo) return <SignUpSent email={sentTo} onChangeAddress={() => setSentTo(null)} />
  return (
    <AuthLayout
      title="Create your account"
      documentTitle="Sign Up"
      lead="For teachers. You get 30 free points when your e-mail is verified."
      foot={
        <>
          Already have an account?{' '}
          <Link to="/signin" search={{ next }}>
            Sign in
          </Link>
        </>
      }
    >
      {problem ? (
        <Notice tone="harm">
          {sayWhy(problem, {
            refused: 'Registration failed',
            failed: 'An error occurred during registration',
          })}
        </Notice>
      ) : null}
      <form {...formProps} className={css.form}>
        <div className={css.pair}>
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            maxLength={80}
            required
            value={first_name}
            onChange={setFirstName}
            error={faults.first_name}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            maxLength={80}
            required
            value={last_name}
            onChange={setLastName}
            error={faults.last_name}
          />
        </div>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          value={email}
          onChange={setEmail}
          error={faults.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          maxLength={256}
          required
          hint="At least 8 characters. A short sentence is easy to remember."
          value={password}
          onChange={setPassword}
          error={faults.password}
        />
        <Button kind="next" type="submit" block working={sending && 'Creating account…'}>
          Create account
        </Button>
        <p className={css.small}>
          By creating an account you accept the <Link to="/terms">terms</Link> and the{' '}
          <Link to="/privacy">privacy notice</Link>.
        </p>
      </form>
    </AuthLayout>
  )
}
