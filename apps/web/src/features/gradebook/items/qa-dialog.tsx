import type { GradeItem } from '@klasrum/contract/class-record'
import type { ClassSummary } from '@klasrum/contract/classes'
import { partNames } from '@klasrum/grading/components'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { periodText } from '../../classes/door.ts'
import { loadSheetsAgain } from '../page/queries.ts'
import { type GradeItemFields, gradeItemBodyOf, maxCheck, newItem } from './item-fields.ts'
import { HalfPoints } from './item-inputs.tsx'
import { freeParts } from './item-kinds.ts'

type QaDialogProps = {
  klass: ClassSummary
  quarter: number
  items: readonly GradeItem[]
  onClose: () => void
}

const titleCheck = (title: string) => (title.trim() ? undefined : 'QA title is required')
const scoreCheck = (typed: string) =>
  Number(typed) > 0 ? maxCheck(typed) : 'Maximum score must be greater than 0'

/** The name of a part; nothing under a policy that has none. */
const nameOf = (part: string | undefined): string =>
  part === 'st1' || part === 'st2' || part === 'te' ? partNames[part] : ''

export function QaDialog({ klass, quarter, items, onClose }: QaDialogProps) {
  const client = useQueryClient()
  const once = useOnceKeys()
  const parts = freeParts(klass.policy, items).flatMap((part) => part ?? [])
  const [fields, setFields] = useState<GradeItemFields>(() => ({
    ...newItem('qa'),
    part: parts[0] ?? '',
    title: nameOf(parts[0]),
  }))
  const change = (part: Partial<GradeItemFields>) => setFields((old) => ({ ...old, ...part }))
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { title: titleCheck, max_score: scoreCheck },
    send: (typed) => {
      const body = { ...gradeItemBodyOf(typed, quarter), class_id: klass.id }
      return once(JSON.stringify(body), (onceKey) =>
        call('POST /api/education/grade-items', { body }, { onceKey }),
      )
    },
    onSent: () => {
      toast({ tone: 'done', title: 'QA record created successfully!' })
      void loadSheetsAgain(client, klass.id)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Create QA, ${periodText(klass, quarter)}`}
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'Failed to create QA record') : undefined}
      submitLabel="Create QA"
      workingLabel="Creating..."
      onClose={onClose}
    >
      {parts.length > 0 ? (
        <SelectField
          label="Part"
          name="part"
          value={fields.part}
          onChange={(part) =>
            change({ part, ...(fields.title === nameOf(fields.part) ? { title: nameOf(part) } : {}) })
          }
          options={parts.map((part) => ({ value: part, label: partNames[part] }))}
          error={faults.part}
        />
      ) : null}
      <FieldPair>
        <TextField
          label="Title"
          name="title"
          data-autofocus
          required
          autoComplete="off"
          maxLength={120}
          placeholder={nameOf(fields.part) || `Q${quarter} exam`}
          value={fields.title}
          onChange={(title) => change({ title })}
          error={faults.title}
        />
        <TextField
          label="Maximum score"
          name="max_score"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          hint="1 to 1000"
          value={fields.max_score}
          onChange={(max_score) => change({ max_score })}
          error={faults.max_score}
        />
      </FieldPair>
      <HalfPoints fields={fields} onChange={change} />
    </FormDialog>
  )
}
