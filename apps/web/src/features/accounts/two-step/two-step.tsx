import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Reply } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import css from '../account.module.css'
import { twoStepKey } from './queries.ts'
import { RenewCodes } from './renew-codes.tsx'
import { SetUpTwoStepDialog } from './set-up-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

type State = Reply<'GET /api/account/second-factor'>

/** A code of the phone beside the password. */
export function TwoStep() {
  const { data, error, refetch } = useQuery({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => call('GET /api/account/second-factor', undefined, { signal }),
  })
  return (
    <Card as="section" aria-labelledby="two-step">
      <CardHead>
        <h2 id="two-step">Two-step sign-in</h2>
        {data ? (
          <Badge tone={data.on ? 'done' : 'plain'} icon={data.on ? <IconShieldCheck /> : <IconShieldOff />}>
            {data.on ? 'On' : 'Off'}
          </Badge>
        ) : null}
      </CardHead>
      {data ? (
        <Choices state={data} />
      ) : error ? (
        <ErrorState title={sayOr(error, 'It could not be loaded')} onRetry={() => void refetch()} />
      ) : (
        <div className={css.form}>
          <Skeleton lines={2} />
        </div>
      )}
    </Card>
  )
}

function Choices({ state: { on, needed, recovery_codes_left: left } }: { state: State }) {
  const [dialog, setDialog] = useState<'set-up' | 'turn-off'>()
  const close = () => setDialog(undefined)
  return (
    <div className={css.form}>
      {needed && !on ? (
        <Notice tone="care" title="Please set this up now">
          Your role needs two-step sign-in. The other pages open once it is on.
        </Notice>
      ) : null}
      <p className={css.note}>
        {on
          ? `Signing in asks for your password and a code of your authenticator app. ${counted(left, 'recovery code')} left for the day you do not have your phone.`
          : 'With a stolen password alone nobody gets in: signing in also asks for a code that an app on your phone shows, such as Google Authenticator, Microsoft Authenticator or Aegis. It works without a connection.'}
      </p>
      <div className={css.buttons}>
        {on ? (
          <>
            <RenewCodes />
            {needed ? null : <Button onClick={() => setDialog('turn-off')}>Turn off</Button>}
          </>
        ) : (
          <Button kind="primary" onClick={() => setDialog('set-up')}>
            Set up two-step sign-in
          </Button>
        )}
      </div>
      {dialog === 'set-up' ? <SetUpTwoStepDialog onClose={close} /> : null}
      {dialog === 'turn-off' ? <TurnOffDialog onClose={close} /> : null}
    </div>
  )
}
