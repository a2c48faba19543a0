import type { SlideshowListed } from '@klasrum/contract/slideshows'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { putShow, refreshShow } from '../queries.ts'

type RenameDialogProps = { show: Pick<SlideshowListed, 'id' | 'title'>; onClose: () => void }

export function RenameDialog({ show: { id, title: before }, onClose }: RenameDialogProps) {
  const client = useQueryClient()
  const [title, setTitle] = useState(before)
  const form = useForm({
    fields: { title },
    checks: { title: filled },
    send: (fields) => call('PATCH /api/education/slideshows/{id}', { params: { id }, body: fields }),
    onSent: (show) => {
      putShow(client, show)
      void refreshShow(client, id)
      toast({ tone: 'done', title: 'The slide show was renamed.' })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Rename slide show"
      formProps={form.formProps}
      sending={form.sending}
      problem={
        form.problem ? sayOr(form.problem, 'The title could not be saved. Please try again.') : undefined
      }
      submitLabel="Save title"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={120}
        value={title}
        onChange={setTitle}
        error={form.faults.title}
      />
    </FormDialog>
  )
}
