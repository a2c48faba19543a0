import type { ClassSummary } from '@klasrum/contract/classes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { periodText } from '../../classes/door.ts'
import { loadSheetsAgain } from '../page/queries.ts'

type ReopenDialogProps = { klass: ClassSummary; quarter: number; onClose: () => void }

const reasonCheck = (reason: string) => (reason.trim().length >= 3 ? undefined : 'Please say why.')

export function ReopenDialog({ klass, quarter, onClose }: ReopenDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const period = periodText(klass, quarter)
  const { formProps, faults, sending, problem } = useForm({
    fields: { reason },
    checks: { reason: reasonCheck },
    send: (body) =>
      call('POST /api/education/classes/{id}/quarters/{quarter}/reopen', {
        params: { id: klass.id, quarter },
        body,
      }),
    onSent: () => {
      toast({ tone: 'done', title: `${period} reopened` })
      void loadSheetsAgain(client, klass.id)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Reopen ${period}`}
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, `Failed to reopen ${period}`) : undefined}
      submitLabel={`Reopen ${period}`}
      workingLabel="Reopening..."
      onClose={onClose}
    >
      <p>Scores and weights can be changed again, and the grades follow them.</p>
      <TextAreaField
        label="Why is it reopened?"
        name="reason"
        data-autofocus
        required
        maxLength={500}
        hint="It is kept with your name and the time."
        value={reason}
        onChange={setReason}
        error={faults.reason}
      />
    </FormDialog>
  )
}
