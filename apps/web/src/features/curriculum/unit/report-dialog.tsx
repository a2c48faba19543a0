import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { ReportTarget } from './report.ts'
import css from './report-dialog.module.css'

const longEnough = (typed: string) => (typed.trim().length >= 3 ? undefined : 'Please write what is wrong.')

type ReportDialogProps = { unit: { id: string; language: string }; target: ReportTarget; onClose: () => void }

export function ReportDialog({ unit, target, onClose }: ReportDialogProps) {
  const once = useOnceKeys()
  const [says, setSays] = useState('')
  const { formProps, faults, sending, problem } = useForm({
    fields: { says },
    checks: { says: longEnough },
    send: (typed) => {
      const body = { unit: unit.id, line: target.line, says: typed.says.trim() }
      return once(JSON.stringify(body), (onceKey) =>
        call('POST /api/curriculum/mistakes', { body }, { onceKey }),
      )
    },
    onSent: () => {
      toast({ tone: 'done', title: 'Thank you. The admin sees your report.' })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Report a mistake"
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'Your report was not sent. Please try again.') : undefined}
      submitLabel="Send report"
      workingLabel="Sending…"
      onClose={onClose}
    >
      <div className={css.about}>
        <p>About the {target.what}:</p>
        <blockquote lang={unit.language}>{target.words}</blockquote>
      </div>
      <TextAreaField
        label="What is wrong?"
        name="says"
        hint="If you know what is right, write that too."
        rows={4}
        maxLength={1000}
        required
        value={says}
        onChange={setSays}
        error={faults.says}
      />
    </FormDialog>
  )
}
