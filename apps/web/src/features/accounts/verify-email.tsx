import { IconCircleCheck, IconMail, IconMailX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
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

/** Opening the page uses nothing up: programs that read mail open every link. The button does. */
export function VerifyEmail() {
  const token = useUrlToken()
  const found = useQuery({
    queryKey: ['verification', token],
    queryFn: () => call('POST /api/auth/verification', { body: { token } }, { session: false }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const activation = useMutation({
    mutationFn: () => call('POST /api/auth/verify-email', { body: { token } }, { session: false }),
  })
  if (!token) {
    return <NotVerified reason="Verification token not found. Please check the link and try again." />
  }
  if (found.isFetching) {
    return (
      <AuthLayout title="Verifying your email" icon={<IconMail />} lead="One moment, please.">
        <Skeleton lines={2} />
      </AuthLayout>
    )
  }
  if (activation.data) return <Verified message={activation.data.message} />
  const error = activation.error ?? found.error
  if (error instanceof CallRefused && error.code === 'verification.used') {
    return <UsedBefore message={error.detail} />
  }
  if (found.data && !activation.error) {
    return (
      <Activate name={found.data.name} sending={activation.isPending} onPress={() => activation.mutate()} />
    )
  }
  const again = () => void (activation.error ? activation.mutate() : found.refetch())
  return (
    <NotVerified
      reason={sayWhy(error, { refused: 'Verification failed', failed: 'Verification failed' })}
      onRetry={error instanceof CallFailed ? again : undefined}
    />
  )
}

type Activation = { name: string | null; sending: boolean; onPress: () => void }

/** Somebody else may have signed up with the reader's address: the name tells whose password would be set. */
const Activate = ({ name, sending, onPress }: Activation) => (
  <AuthLayout
    title="Activate your account"
    documentTitle="Verify your email"
    icon={<IconMail />}
    lead={
      name
        ? `This link belongs to the sign-up of ${name}. If that is not you, close this page and sign up yourself.`
        : 'If you did not sign up at Klasrum, close this page and nothing happens.'
    }
    replacing
  >
    <div className={css.form}>
      <Button kind="primary" block working={sending && 'Activating…'} onClick={onPress}>
        Activate my account
      </Button>
    </div>
  </AuthLayout>
)

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
