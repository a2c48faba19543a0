import { IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AuthLayout } from './auth-layout.tsx'
import css from './form.module.css'
import { SendLinkAgain } from './send-link-again.tsx'

type SignUpSentProps = { email: string; onChangeAddress: () => void }

export function SignUpSent({ email, onChangeAddress }: SignUpSentProps) {
  return (
    <AuthLayout
      title="Check your email"
      icon={<IconMail />}
      replacing
      lead={
        <>
          We sent a verification link to <b>{email}</b>. Open it to activate your account and get your 30 free
          points.
        </>
      }
      foot={
        <>
          Wrong address?{' '}
          <button type="button" className={css.link} onClick={onChangeAddress}>
            Change it
          </button>{' '}
          or <Link to="/signin">go to sign in</Link>
        </>
      }
    >
      <section className={css.nothing} aria-label="If no mail arrives">
        <b>Nothing there?</b>
        <ul>
          <li>Look in Spam or Promotions.</li>
          <li>School addresses can take a few minutes.</li>
        </ul>
        <SendLinkAgain email={email} />
      </section>
    </AuthLayout>
  )
}
