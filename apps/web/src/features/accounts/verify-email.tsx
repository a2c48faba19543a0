import { IconCircleCheck, IconMail, IconMailX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { CallFailed, CallRefused, sayWhy } from '../../lib/refusal.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AuthLayout } from './auth-layout.tsx'
import css from './form.module.css'
import { NewLinkForm } from './new-link-form.tsx'
import { useUrlToken } from './url-token.ts'

const redirectAfter = 5

/** The token works once, so the answer is kept and the call never repeated by itself. */
const once = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

export function VerifyEmail() {
  const token = useUrlToken()
  const answer = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call('GET /api/auth/verify-email', { query: { token } }, { session: false }),
    enabled: token !== '',
    ...once,
  })
  if (!token) {
    return <NotVerified reason="Verification token not found. Please check the link and try again." />
  }
  if (answer.isFetching) {
    return (
      <AuthLayout title="Verifying your email" icon={<IconMail />} lead="One moment, please.">
        <Skeleton lines={2} />
      </AuthLayout>
    )
  }
  if (answer.data) return <Verified message={answer.data.message} />
  if (answer.error instanceof CallRefused && answer.error.code === 'verification.used') {
    return <UsedBefore message={answer.error.detail} />
  }
  return (
    <NotVerified
      reason={sayWhy(answer.error, { refused: 'Verification failed', failed: 'Verification failed' })}
      onRetry={answer.error instanceof CallFailed ? () => void answer.refetch() : undefined}
    />
  )
}

function Verified({ message }: { message: string }) {
  const navigate = useNavigate()
  const [left, setLeft] = useState(redirectAfter)
  useEffect(() => {
    const until = Date.now() + redirectAfter * 1000
    const tick = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250)
    return () => clearInterval(tick)
  }, [])
  useEffect(() => {
    if (left === 0) void navigate({ to: '/signin', replace: true })
  }, [left, navigate])
  return (
    <AuthLayout title="All set" icon={<IconCircleCheck />} tone="done" lead={message} replacing>
      <div className={css.form}>
        <ButtonLink kind="primary" block to="/signin">
          Sign In
        </ButtonLink>
        <p className={css.small}>
          Sign in opens by itself in {left} {left === 1 ? 'second' : 'seconds'}.
        </p>
      </div>
    </AuthLayout>
  )
}

const UsedBefore = ({ message }: { message: string }) => (
  <AuthLayout title="Already verified" icon={<IconCircleCheck />} tone="done" lead={message} replacing>
    <div className={css.form}>
      <ButtonLink kind="primary" block to="/signin">
        Sign In
      </ButtonLink>
    </div>
  </AuthLayout>
)

const NotVerified = ({ reason, onRetry }: { reason: string; onRetry?: () => void }) => (
  <AuthLayout
    title="Your email is not verified yet"
    documentTitle="Verify your email"
    icon={<IconMailX />}
    tone="harm"
    lead={reason}
    replacing
    foot={
      <>
        Verified before? <Link to="/signin">Sign in</Link>
      </>
    }
  >
    <div className={css.form}>
      {onRetry ? (
        <Button kind="primary" block onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      <NewLinkForm />
      <ButtonLink block to="/signup">
        Back to sign up
      </ButtonLink>
    </div>
  </AuthLayout>
)
