import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { usePublicDivisions } from './request-queries.ts'

const blank = { name: '', school_code: '', division_id: '', place: '', note: '' }

/** For a teacher whose school is not listed: it reaches the admins, and the teacher goes on with it meanwhile. */
export function AskForSchool({ kind }: { kind?: 'primary' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        Ask for it to be added
      </Button>
      {open ? <AskDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { data: divisions = [] } = usePublicDivisions()
  const [fields, setFields] = useState(blank)
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { name: filled },
    send: ({ division_id, ...typed }) =>
      call('POST /api/education/school-requests', {
        body: { ...typed, division_id: division_id ? Number(division_id) : undefined },
      }),
    onSent: ({ name }) => {
      toast({ tone: 'done', title: `Asked for ${name} to be added` })
      onClose()
      void client.invalidateQueries()
    },
  })
  const field = (name: keyof typeof blank) => ({
    name,
    value: fields[name],
    onChange: (typed: string) => setFields({ ...fields, [name]: typed }),
    error: faults[name],
    autoComplete: 'off',
  })
  return (
    <FormDialog
      title="Ask for your school to be added"
      submitLabel="Send request"
      workingLabel="Sending..."
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, 'The request could not be sent.') : undefined}
      onClose={onClose}
    >
      <p>
        An administrator looks at your request and adds the school; you are told by e-mail. Only the name is
        needed.
      </p>
      <TextField label="Name of the school" {...field('name')} maxLength={200} required />
      <FieldPair>
        <TextField
          label="School ID"
          {...field('school_code')}
          maxLength={40}
          hint="Six digits, if you know it."
        />
        <SelectField
          label="Division"
          {...field('division_id')}
          hint="With it you can create classes at once."
          options={[
            { value: '', label: 'I do not know' },
            ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </FieldPair>
      <TextField label="District or municipality" {...field('place')} maxLength={200} />
      <TextAreaField
        label="Note"
        {...field('note')}
        rows={2}
        maxLength={1000}
        hint="What helps to find it, such as a former name."
      />
    </FormDialog>
  )
}
