import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadTwoStepAgain } from './queries.ts'

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const { formProps, faults, sending, problem } = useForm({
    fields: { code },
    checks: { code: (typed) => (typed.trim() ? undefined : 'Please enter the code.') },
    fieldOf: (refusal) => (refusal.code === 'second_factor.wrong' ? 'code' : undefined),
    send: (body) => call('POST /api/account/second-factor/remove', { body }),
    onSent: () => {
      toast({ tone: 'done', title: 'Two-step sign-in is off' })
      void loadTwoStepAgain(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Turn two-step sign-in off"
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'It could not be turned off. Please try again.') : undefined}
      submitLabel="Turn off"
      workingLabel="Turning off…"
      onClose={onClose}
    >
      <TextField
        label="Code of your authenticator app"
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        required
        hint="Or one of your recovery codes."
        value={code}
        onChange={setCode}
        error={faults.code}
      />
    </FormDialog>
  )
}
