import type { Subject } from '@klasrum/contract/subjects'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { filled } from '../../lib/field-checks.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FieldPair } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useReturnFocus } from '../../ui/return-focus.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { loadSubjectsAgain } from './queries.ts'
import { isSubjectComplete, type SubjectFields, subjectBodyOf, subjectFieldsOf } from './subject-fields.ts'
import css from './subjects.module.css'

type SubjectFormProps = { subject?: Subject; onClose: () => void }

/** Creates a subject, or edits the one it is given. */
export function SubjectForm({ subject, onClose }: SubjectFormProps) {
  const client = useQueryClient()
  useReturnFocus(true)
  const [fields, setFields] = useState(() => subjectFieldsOf(subject))
  const change = (part: Partial<SubjectFields>) => setFields({ ...fields, ...part })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { code: filled, name: filled },
    send: (typed) =>
      subject
        ? call('PUT /api/education/subjects/{id}', { params: { id: subject.id }, body: subjectBodyOf(typed) })
        : call('POST /api/education/subjects', { body: subjectBodyOf(typed) }),
    onSent: () => {
      toast({
        tone: 'done',
        title: subject ? 'Subject updated successfully!' : 'Subject created successfully!',
      })
      void loadSubjectsAgain(client)
      onClose()
    },
  })
  return (
    <form {...formProps} className={css.form} aria-label={subject ? 'Edit Subject' : 'Create New Subject'}>
      {problem ? <Notice tone="harm">{sayOr(problem, 'Failed to save subject')}</Notice> : null}
      <FieldPair>
        <TextField
          label="Code"
          name="code"
          autoComplete="off"
          maxLength={40}
          required
          autoFocus
          value={fields.code}
          onChange={(code) => change({ code })}
          error={faults.code}
        />
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={200}
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={faults.name}
        />
      </FieldPair>
      <TextAreaField
        label="Description"
        name="description"
        maxLength={1000}
        value={fields.description}
        onChange={(description) => change({ description })}
        error={faults.description}
      />
      <p className={css.hint}>* Required fields must be filled.</p>
      <div className={css.buttons}>
        <Button
          kind="primary"
          type="submit"
          disabled={!isSubjectComplete(fields)}
          working={sending && (subject ? 'Updating...' : 'Creating...')}
        >
          {subject ? 'Update Subject' : 'Create Subject'}
        </Button>
        <Button disabled={sending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
