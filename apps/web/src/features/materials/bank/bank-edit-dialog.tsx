import type { BankItem } from '@klasrum/contract/item-bank'
import type { Item } from '@klasrum/contract/material'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { QuestionDialog, type QuestionProblem } from '../edit/question-dialog.tsx'
import { useRefreshBank } from './use-bank.ts'

const changed =
  'This question was changed meanwhile, in another tab or window. What you typed is still here: close this to see the other one first.'

const gradeOptions = [
  { value: '', label: 'Not set' },
  ...Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `Grade ${at + 1}` })),
]

/** A question of the bank as the teacher wants it. */
export function BankEditDialog({ entry, onClose }: { entry: BankItem; onClose: () => void }) {
  const refresh = useRefreshBank()
  const [item, setItem] = useState<Item>(entry.item)
  const [area, setArea] = useState(entry.area ?? '')
  const [grade, setGrade] = useState(entry.grade === null ? '' : String(entry.grade))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<QuestionProblem>()
  const save = async () => {
    setSending(true)
    try {
      await call('PUT /api/item-bank/{id}', {
        params: { id: entry.id },
        body: { revision: entry.revision, item, area, grade: grade === '' ? null : Number(grade) },
      })
      toast({ tone: 'done', title: 'The question was saved.' })
      onClose()
      await refresh()
    } catch (error) {
      const refused = error instanceof CallRefused ? error : undefined
      if (refused?.code === 'bank.changed') void refresh()
      setProblem({
        says:
          refused?.code === 'bank.changed'
            ? changed
            : sayOr(error, 'The question could not be saved. Please try again.'),
        faults: refused?.errors ?? [],
      })
    } finally {
      setSending(false)
    }
  }
  return (
    <QuestionDialog
      item={item}
      onChange={setItem}
      sending={sending}
      problem={problem}
      onSave={save}
      onClose={onClose}
    >
      <FieldPair>
        <TextField label="Learning area" name="area" maxLength={120} value={area} onChange={setArea} />
        <SelectField label="Grade" name="grade" value={grade} onChange={setGrade} options={gradeOptions} />
      </FieldPair>
    </QuestionDialog>
  )
}
