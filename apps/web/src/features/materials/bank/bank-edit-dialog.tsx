import type { BankItem } from '@klasrum/contract/item-bank'
import type { Item } from '@klasrum/contract/material'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { FaultAt } from '../edit/fields.ts'
import { ItemFields } from '../edit/item-fields.tsx'
import { useRefreshBank } from './use-bank.ts'

const changed =
  'This question was changed meanwhile, in another tab or window. What you typed is still here: close this to see the other one first.'

const gradeOptions = [
  { value: '', label: 'Not set' },
  ...Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `Grade ${at + 1}` })),
]

/** A question of the bank as the teacher wants it. */
export function BankEditDialog({ kept, onClose }: { kept: BankItem; onClose: () => void }) {
  const refresh = useRefreshBank()
  const [item, setItem] = useState<Item>(kept.item)
  const [area, setArea] = useState(kept.area ?? '')
  const [grade, setGrade] = useState(kept.grade === null ? '' : String(kept.grade))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ says: string; faults: CallRefused['errors'] }>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    try {
      await call('PUT /api/item-bank/{id}', {
        params: { id: kept.id },
        body: { revision: kept.revision, item, area, grade: grade === '' ? null : Number(grade) },
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
  const faultAt: FaultAt = (path) => problem?.faults.find((fault) => fault.path === `item.${path}`)?.message
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
      <ItemFields item={item} onChange={setItem} faultAt={faultAt} />
      <FieldPair>
        <TextField label="Learning area" name="area" maxLength={120} value={area} onChange={setArea} />
        <SelectField label="Grade" name="grade" value={grade} onChange={setGrade} options={gradeOptions} />
      </FieldPair>
    </FormDialog>
  )
}
