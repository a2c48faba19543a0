import type { GradeItem } from '@klasrum/contract/class-record'
import type { ClassSummary } from '@klasrum/contract/classes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadSheetsAgain } from '../page/queries.ts'
import {
  type GradeItemFields,
  gradeItemBodyOf,
  gradeItemFieldsOf,
  maxCheck,
  newItem,
  settleMax,
  titleCheck,
} from './item-fields.ts'
import { ItemInputs } from './item-inputs.tsx'
import type { ItemCategory } from './item-kinds.ts'

type ItemDialogProps = {
  klass: ClassSummary
  quarter: number
  /** The categories offered to a new item. */
  categories: readonly ItemCategory[]
  /** Edits this one instead of adding one. */
  item?: GradeItem
  /** The other items of the quarter: a part of a term's assessment can be taken once. */
  items: readonly GradeItem[]
  onClose: () => void
}

export function ItemDialog({ klass, quarter, categories, item, items, onClose }: ItemDialogProps) {
  const client = useQueryClient()
  const once = useOnceKeys()
  const [fields, setFields] = useState(() =>
    item ? gradeItemFieldsOf(item) : newItem(categories[0] ?? 'ww'),
  )
  const [said, setSaid] = useState<string>()
  /** Whether the dialog stays for the next item. */
  const another = useRef(false)
  const dialog = useRef<HTMLFormElement>(null)
  const change = (part: Partial<GradeItemFields>) => {
    if (part.max_score !== undefined) setSaid(undefined)
    setFields((old) => ({ ...old, ...part }))
  }
  const settle = () => {
    const settled = settleMax(fields.max_score)
    if (settled.max_score !== fields.max_score) change({ max_score: settled.max_score })
    if (settled.said) setSaid(settled.said)
  }
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { title: titleCheck, max_score: maxCheck },
    send: (typed) => {
      const body = gradeItemBodyOf(typed, quarter)
      if (item) return call('PUT /api/education/grade-items/{id}', { params: { id: item.id }, body })
      const wanted = { ...body, class_id: klass.id }
      return once(JSON.stringify(wanted), (onceKey) =>
        call('POST /api/education/grade-items', { body: wanted }, { onceKey }),
      )
    },
    onSent: async () => {
      toast({ tone: 'done', title: item ? 'Grade item updated' : 'Grade item created' })
      const loaded = loadSheetsAgain(client, klass.id)
      // Awaited: a score typed behind the dialog is read by the item as it is now.
      if (item) await loaded
      if (!another.current) return onClose()
      another.current = false
      setFields(({ category, max_score, half_points }) => ({ ...newItem(category), max_score, half_points }))
      titleOf(dialog.current)?.focus()
    },
  })
  const failed = item ? 'Failed to update grade item' : 'Failed to create grade item'
  return (
    <FormDialog
      title={item ? 'Edit Grade Item' : 'Add Grade Item'}
      formProps={{
        ...formProps,
        ref: dialog,
        onSubmit: (event) => {
          another.current = !('submitter' in event.nativeEvent && event.nativeEvent.submitter)
          settle()
          formProps.onSubmit(event)
        },
      }}
      other={item ? undefined : { label: 'Add another', onClick: () => dialog.current?.requestSubmit() }}
      sending={sending}
      problem={problem ? sayOr(problem, failed) : undefined}
      submitLabel={item ? 'Save item' : 'Add Item'}
      workingLabel={item ? 'Updating...' : 'Creating...'}
      onClose={onClose}
    >
      <ItemInputs
        policy={klass.policy}
        categories={item && !categories.includes(item.category) ? [item.category, ...categories] : categories}
        others={items.filter(({ id }) => id !== item?.id)}
        fields={fields}
        faults={faults}
        onChange={change}
        said={said}
        onLeaveMax={settle}
      />
      <TextAreaField
        label="Description"
        name="description"
        hint="For yourself: it shows at the head of the column."
        maxLength={500}
        rows={2}
        value={fields.description}
        onChange={(description) => change({ description })}
        error={faults.description}
      />
    </FormDialog>
  )
}

const titleOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('[name="title"]')
