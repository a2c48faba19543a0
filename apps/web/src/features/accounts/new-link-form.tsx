import { call } from '../../lib/call.ts'
import { emailAddress } from '../../lib/field-checks.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './form.module.css'
import { whyNotSent } from './send-link-again.tsx'
import { useTypedEmail } from './typed-email.ts'

/** Asks for the address and mails a new verification link to it. */
export function NewLinkForm() {
  const [email, setEmail] = useTypedEmail()
  const { formProps, faults, sending, problem, reply } = useForm({
    fields: { email },
    checks: { email: emailAddress },
    send: (body) => call('POST /api/auth/resend-verification', { body }, { session: false }),
  })
  if (reply) return <Notice tone="done">{reply.message}</Notice>
  return (
    <form {...formProps} className={css.nothing}>
      {problem ? <Notice tone="harm">{whyNotSent(problem)}</Notice> : null}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        onChange={setEmail}
        error={faults.email}
      />
      <Button kind="light" type="submit" block working={sending && 'Sending…'}>
        Send a new link
      </Button>
    </form>
  )
}
