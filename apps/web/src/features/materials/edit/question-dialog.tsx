import type { Item } from '@klasrum/contract/material'
import type { FormEvent, ReactNode } from 'react'
import type { CallRefused } from '../../../lib/refusal.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { QuestionFields } from './item-fields.tsx'

/** Why a question could not be saved, with the fields that are wrong. */
export type QuestionProblem = { says: string; faults: CallRefused['errors'] }

type QuestionDialogProps = {
  item: Item
  onChange: (item: Item) => void
  sending: boolean
  problem: QuestionProblem | undefined
  onSave: () => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** The fields of one question; it is sent once, however often Save is pressed. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { item, onChange, sending, problem, onSave, onClose, children } = props
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) void onSave()
  }
  return (
    <FormDialog
      title="Edit question"
      formProps={{ onSubmit: save, noValidate: true }}
      sending={sending}
      problem={problem?.says}
      submitLabel="Save question"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <QuestionFields
        item={item}
        onChange={onChange}
        faultAt={(path) => problem?.faults.find((fault) => fault.path === `item.${path}`)?.message}
      />
      {children}
    </FormDialog>
  )
}
