import { IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/call.ts'
import { emailAddress } from '../../lib/field-checks.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthLayout } from './auth-layout.tsx'
import css from './form.module.css'
import { whyNotSent } from './send-link-again.tsx'
import { useTypedEmail } from './typed-email.ts'

export function ForgotPassword() {
  const [email, setEmail] = useTypedEmail()
  const { formProps, faults, sending, problem, reply } = useForm({
    fields: { email },
    checks: { email: emailAddress },
    send: (body) => call('POST /api/auth/forgot-password', { body }, { session: false }),
  })
  const back = <Link to="/signin">Back to sign in</Link>
  if (reply) {
    return (
      <AuthLayout title="Check your email" icon={<IconMail />} lead={reply.message} foot={back} replacing>
        <section className={css.nothing} aria-label="If no mail arrives">
          <b>Nothing there?</b>
          <ul>
            <li>Look in Spam or Promotions.</li>
            <li>Check that the address is the one you signed up with.</li>
          </ul>
        </section>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Enter your e-mail and we send you a link to set a new one."
      foot={back}
    >
      {problem ? <Notice tone="harm">{whyNotSent(problem)}</Notice> : null}
      <form {...formProps} className={css.form}>
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
        <Button kind="primary" type="submit" block working={sending && 'Sending…'}>
          Send the link
        </Button>
      </form>
    </AuthLayout>
  )
}
