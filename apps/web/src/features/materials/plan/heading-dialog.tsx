import type { PlanHeading } from '@klasrum/contract/run-documents'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import type { DocumentChange, DocumentProblem } from '../results/use-document-change.ts'

type HeadingDialogProps = { heading: PlanHeading; change: DocumentChange; onClose: () => void }

/** What stands at the head of the plan, the quizzes and the exam of a file. */
export function HeadingDialog({ heading, change, onClose }: HeadingDialogProps) {
  const [draft, setDraft] = useState({
    title: heading.title,
    grade_and_section: heading.grade_and_section ?? '',
    learning_area: heading.learning_area ?? '',
    quarter: heading.quarter ?? '',
    dates: heading.dates ?? '',
  })
  const [problem, setProblem] = useState<DocumentProblem>()
  const sending = change.busy === 'heading'
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = await change.apply({ verb: 'heading', heading: draft })
    setProblem(found)
    if (!found) onClose()
  }
  const field = (name: keyof typeof draft, label: string, maxLength: number) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      maxLength={maxLength}
      value={draft[name]}
      onChange={(typed) => setDraft({ ...draft, [name]: typed })}
      error={problem?.faults.find(({ path }) => path === name)?.message}
    />
  )
  return (
    <FormDialog
      title="Edit heading"
      formProps={{ onSubmit: (event) => void save(event), noValidate: true }}
      sending={sending}
      problem={problem?.says}
      submitLabel="Save heading"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <p>It stands on the plan, the quizzes and the exam of this file. A blank is a line to fill in.</p>
      {field('title', 'Title', 300)}
      <FieldPair>
        {field('grade_and_section', 'Grade and section', 120)}
        {field('learning_area', 'Learning area', 120)}
      </FieldPair>
      <FieldPair>
        {field('quarter', 'Quarter or term', 60)}
        {field('dates', 'Dates', 120)}
      </FieldPair>
    </FormDialog>
  )
}
