import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { ListedSchoolRequest } from './request-queries.ts'

type RefuseRequestProps = { request: ListedSchoolRequest; onClose: () => void }

export function RefuseRequest({ request: { id, name, asked_by }, onClose }: RefuseRequestProps) {
  const client = useQueryClient()
  const [fields, setFields] = useState({ reason: '' })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { reason: filled },
    send: (body) => call('POST /api/admin/school-requests/{id}/refuse', { params: { id }, body }),
    onSent: () => {
      toast({ tone: 'done', title: `${name} was not added` })
      onClose()
      void client.invalidateQueries()
    },
  })
  return (
    <FormDialog
      title={`Refuse ${name}`}
      submitLabel="Refuse request"
      workingLabel="Saving..."
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'The request could not be refused.') : undefined}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        name="reason"
        value={fields.reason}
        onChange={(reason) => setFields({ reason })}
        error={faults.reason}
        hint={`${asked_by} reads it on the Schools screen and by e-mail.`}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
