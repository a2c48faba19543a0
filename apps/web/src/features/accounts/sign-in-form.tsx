import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { emailAddress, typedPassword } from '../../lib/field-checks.ts'
import { CallRefused, sayWhy } from '../../lib/refusal.ts'
import { useSession } from '../../lib/session.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthLayout } from './auth-layout.tsx'
import css from './form.module.css'
import { NotVerifiedNotice } from './not-verified-notice.tsx'
import { forgetTypedEmail, useTypedEmail } from './typed-email.ts'

export function SignInForm() {
  const [username, setUsername] = useTypedEmail()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const { signIn } = useSession()
  const { next } = useSearch({ strict: false })
  const { formProps, faults, sending, problem } = useForm({
    fields: { username, password, code },
    checks: {
      username: emailAddress,
      password: typedPassword,
      code: (typed) => (needsCode && !typed.trim() ? 'Please enter the code.' : undefined),
    },
    fieldOf: (refusal) => (refusal.code === 'sign_in.code_wrong' ? 'code' : undefined),
    send: async (typed) => {
      const body = { ...typed, code: typed.code.trim() || undefined }
      try {
        const { access_token } = await call('POST /api/auth/signin', { body }, { session: false })
        await signIn(access_token)
        forgetTypedEmail()
      } catch (error) {
        if (!(error instanceof CallRefused) || error.code !== 'sign_in.code_needed') throw error
        setNeedsCode(true)
      }
    },
  })
  return (
    <AuthLayout
      title="Sign in"
      documentTitle="Sign In"
      lead="Welcome back. Your classes are where you left them."
      foot={
        <>
          New to Klasrum?{' '}
          <Link to="/signup" search={{ next }}>
            Create an account
          </Link>
        </>
      }
    >
      {problem ? <SignInProblem problem={problem} email={username} /> : <ArrivalNotice />}
      <form {...formProps} className={css.form}>
        <TextField
          label="E-mail"
          name="username"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          value={username}
          onChange={setUsername}
          error={faults.username}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={256}
          required
          value={password}
          onChange={setPassword}
          error={faults.password}
        />
        {needsCode ? <CodeField value={code} onChange={setCode} error={faults.code} /> : null}
        <p className={css.under}>
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
        <Button kind="primary" type="submit" block working={sending && 'Signing in…'}>
          Sign In
        </Button>
      </form>
    </AuthLayout>
  )
}

type CodeFieldProps = { value: string; onChange: (code: string) => void; error: string | undefined }

/** Asked for once the password was right, of an account with two-step sign-in. */
const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    label="Code of your authenticator app"
    name="code"
    autoComplete="one-time-code"
    maxLength={40}
    required
    autoFocus
    hint="Six figures. Without your phone, type one of your recovery codes."
  />
)

function SignInProblem({ problem, email }: { problem: Error; email: string }) {
  if (problem instanceof CallRefused && problem.detail.includes('not verified')) {
    return <NotVerifiedNotice key={email} email={email} />
  }
  return (
    <Notice tone="harm">
      {sayWhy(problem, { refused: 'Login failed', failed: 'An error occurred during login' })}
    </Notice>
  )
}

function ArrivalNotice() {
  const { ending } = useSession()
  const { next } = useSearch({ strict: false })
  if (ending === 'quiet') {
    return (
      <Notice tone="info">
        You were signed out after 15 minutes without activity. Please sign in again.
      </Notice>
    )
  }
  if (ending === 'refused') return <Notice tone="info">Your session has ended. Please sign in again.</Notice>
  return next && ending !== 'left' ? <Notice tone="info">Please log in to access this page</Notice> : null
}
