import type { Item } from '@klasrum/contract/material'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { DocumentChange } from '../results/use-document-change.ts'
import type { FaultAt } from './fields.ts'
import { ItemFields } from './item-fields.tsx'

type EditDialogProps = { item: Item; change: DocumentChange; onClose: () => void }

/** An item as the teacher wants it. Its form and where it comes from stay. */
export function EditDialog({ item, change, onClose }: EditDialogProps) {
  const [draft, setDraft] = useState(item)
  const [problem, setProblem] = useState<Awaited<ReturnType<DocumentChange['apply']>>>()
  const sending = change.busy === 'edit'
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = await change.apply({ verb: 'edit', item_id: item.id, item: draft })
    setProblem(found)
    if (!found) onClose()
  }
  const faultAt: FaultAt = (path) => problem?.faults.find((fault) => fault.path === `item.${path}`)?.message
  const edit = (next: Item) => {
    setDraft(next)
    setProblem(undefined)
  }
  return (
    <FormDialog
      title="Edit question"
      formProps={{ onSubmit: (event) => void save(event), noValidate: true }}
      sending={sending}
      problem={problem?.says}
      submitLabel="Save question"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <ItemFields item={draft} onChange={edit} faultAt={faultAt} />
    </FormDialog>
  )
}
