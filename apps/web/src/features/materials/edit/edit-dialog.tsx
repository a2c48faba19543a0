import type { Item } from '@klasrum/contract/material'
import { useState } from 'react'
import type { DocumentChange } from '../results/use-document-change.ts'
import { QuestionDialog, type QuestionProblem } from './question-dialog.tsx'

type EditDialogProps = { item: Item; change: DocumentChange; onClose: () => void }

/** An item as the teacher wants it. Its form and where it comes from stay. */
export function EditItemDialog({ item, change, onClose }: EditDialogProps) {
  const [draft, setDraft] = useState(item)
  const [problem, setProblem] = useState<QuestionProblem>()
  const save = async () => {
    const found = await change.apply({ verb: 'edit', item_id: item.id, item: draft })
    setProblem(found)
    if (!found) onClose()
  }
  const edit = (next: Item) => {
    setDraft(next)
    setProblem(undefined)
  }
  return (
    <QuestionDialog
      item={draft}
      onChange={edit}
      sending={change.busy === 'edit'}
      problem={problem}
      onSave={save}
      onClose={onClose}
    />
  )
}
