import type { Section } from '@klasrum/contract/sections'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { TeacherField } from '../../classes/door.ts'
import { loadSectionsAgain, sectionKeyOf } from '../queries.ts'
import { sectionTitle } from '../section-text.ts'

type AdviserDialogProps = { section: Section; onClose: () => void }

/** Who advises a section; an emptied field takes the adviser away. */
export function AdviserDialog({ section, onClose }: AdviserDialogProps) {
  const client = useQueryClient()
  const [fields, setFields] = useState({
    teacher_id: section.adviser_id === null ? '' : String(section.adviser_id),
    name: section.adviser_name ?? '',
  })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: {},
    send: ({ teacher_id }) =>
      call('PUT /api/education/section-advisers', {
        body: { ...sectionKeyOf(section), teacher_id: teacher_id ? Number(teacher_id) : null },
      }),
    onSent: ({ adviser_name }) => {
      const title = adviser_name
        ? `${adviser_name} advises ${sectionTitle(section)}`
        : `${sectionTitle(section)} has no adviser`
      toast({ tone: 'done', title })
      void loadSectionsAgain(client)
      onClose()
    },
    fieldOf: ({ code }) => (code === 'teacher.not_found' ? 'teacher_id' : undefined),
  })
  return (
    <FormDialog
      title={`Adviser of ${sectionTitle(section)}`}
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'Failed to save the adviser') : undefined}
      submitLabel="Save adviser"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <p>
        The adviser sees the grades of every subject of the section side by side, and all areas on its report
        cards.
      </p>
      <TeacherField
        label="Adviser"
        name="teacher_id"
        hint="A teacher of the school. Empty it to have no adviser."
        school={String(section.school_id)}
        chosen={fields.name}
        onChoose={(teacher_id, name) => setFields({ teacher_id, name })}
        error={faults.teacher_id}
      />
    </FormDialog>
  )
}
