import type { PlanField, RunDocument } from '@klasrum/contract/run-documents'
import { useState } from 'react'
import { toast } from '../../../ui/toasts.tsx'
import { type AroundField, PaperFields } from '../results/paper-fields.ts'
import { PaperSheets } from '../results/paper-sheets.tsx'
import { partsShown } from '../results/parts-shown.ts'
import type { DocumentChange } from '../results/use-document-change.ts'
import css from './plan.module.css'
import { PlanCell } from './plan-cell.tsx'
import { PlanTextEditor } from './plan-text-editor.tsx'
import { usePlanDrafts } from './use-plan-drafts.ts'

type PlanPaperProps = { shown: RunDocument; fileId: number; change: DocumentChange }

/** The lesson plan as it will be printed; each of its texts opens for typing in its place. */
export function PlanPaper({ shown, fileId, change }: PlanPaperProps) {
  const { drafts, put, drop } = usePlanDrafts(fileId)
  const [opened, setOpened] = useState<string>()
  const fields = new Map(shown.texts.map((field) => [field.id, field]))
  const open = ({ id, lines }: PlanField) => {
    setOpened(id)
    put(id, lines.join('\n'))
  }
  const cancel = ({ id, lines }: PlanField, text: string) => {
    drop(id)
    if (text === lines.join('\n')) return
    toast({
      tone: 'care',
      title: 'What you typed was not saved.',
      action: { label: 'Bring it back', onClick: () => put(id, text) },
    })
  }
  const editorOf = (field: PlanField) => {
    const text = drafts[field.id]
    if (text === undefined) return null
    return (
      <PlanTextEditor
        key={field.id}
        field={field}
        text={text}
        change={change}
        isOpened={opened === field.id}
        onType={(typed) => put(field.id, typed)}
        onSaved={() => drop(field.id)}
        onCancel={() => cancel(field, text)}
      />
    )
  }
  const around: AroundField = (id, content) => {
    const field = fields.get(id)
    if (!field) return content
    return (
      <PlanCell field={field} editor={editorOf(field)} onEdit={() => open(field)}>
        {content}
      </PlanCell>
    )
  }
  const homeless = Object.keys(drafts).filter((id) => !fields.has(id))
  return (
    <PaperFields value={around}>
      {homeless.map((id) => (
        <div key={id} className={css.homeless}>
          {editorOf({
            id,
            label: 'What you typed before the plan was changed',
            lines: [],
            most: null,
            sessions: [],
          })}
        </div>
      ))}
      <PaperSheets
        document={shown.paper}
        parts={partsShown(shown, true)}
        around={(_itemId, _part, content) => content}
      />
    </PaperFields>
  )
}
