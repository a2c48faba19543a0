import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { QrCode } from './qr-code.tsx'
import { loadTwoStepAgain } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import css from './two-step.module.css'

/** The secret for the app, the first code of it, then the recovery codes. */
export function SetUpTwoStepDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ['two-step-secret'],
    queryFn: () => call('POST /api/account/second-factor'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (data) return <FirstCode {...data} onCodes={setCodes} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Set up two-step sign-in">
      {error ? (
        <ErrorState title={sayOr(error, 'It could not be begun')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} height="1.25rem" />
      )}
    </Dialog>
  )
}

type FirstCodeProps = {
  secret: string
  address: string
  onCodes: (codes: string[]) => void
  onClose: () => void
}

function FirstCode({ secret, address, onCodes, onClose }: FirstCodeProps) {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const { formProps, faults, sending, problem } = useForm({
    fields: { code },
    checks: { code: (typed) => (typed.trim() ? undefined : 'Please enter the code.') },
    fieldOf: (refusal) => (refusal.code === 'second_factor.wrong' ? 'code' : undefined),
    send: (body) => call('POST /api/account/second-factor/confirm', { body }),
    onSent: ({ recovery_codes }) => {
      void loadTwoStepAgain(client)
      onCodes(recovery_codes)
    },
  })
  return (
    <FormDialog
      title="Set up two-step sign-in"
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'It could not be turned on. Please try again.') : undefined}
      submitLabel="Turn on"
      workingLabel="Turning on…"
      onClose={onClose}
    >
      <ol className={css.steps}>
        <li>
          <p>Open the authenticator app on your phone and scan this picture.</p>
          <QrCode text={address} label="QR code for your authenticator app" />
          <div className={css.secret}>
            <span>
              Or type this key: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            </span>
            <CopyButton text={secret} what="key" />
          </div>
        </li>
        <li>
          <TextField
            label="Type the six figures that the app shows now"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            value={code}
            onChange={setCode}
            error={faults.code}
          />
        </li>
      </ol>
    </FormDialog>
  )
}
