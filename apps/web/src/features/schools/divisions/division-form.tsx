import type { Division } from '@klasrum/contract/divisions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { optionalEmail } from '../optional-email.ts'
import { loadPlacesAgain } from '../place-keys.ts'
import { orSayNotSaved } from '../say-not-saved.ts'
import { type DivisionFields, divisionFields } from './division-fields.ts'

const failed = 'Failed to create or update division'

/** Makes a division, or changes the one that is given. */
export function DivisionForm({ division, onClose }: { division?: Division; onClose: () => void }) {
  const client = useQueryClient()
  const [fields, setFields] = useState(() => divisionFields(division))
  const field = (name: keyof DivisionFields) => ({
    name,
    value: fields[name],
    onChange: (typed: string) => setFields({ ...fields, [name]: typed }),
    error: faults[name],
    autoComplete: 'off',
  })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { name: filled, code: filled, region: filled, email: optionalEmail },
    send: (typed) => {
      const body = { ...typed, email: typed.email.trim() }
      return orSayNotSaved(
        failed,
        division
          ? call('PUT /api/education/divisions/{id}', { params: { id: division.id }, body })
          : call('POST /api/education/divisions', { body }),
      )
    },
    onSent: () => {
      toast({ tone: 'done', title: `Division ${division ? 'updated' : 'created'} successfully!` })
      void loadPlacesAgain(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title={division ? 'Edit Division' : 'Create Division'}
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, failed) : undefined}
      submitLabel={division ? 'Update Division' : 'Create Division'}
      workingLabel={division ? 'Updating...' : 'Creating...'}
      onClose={onClose}
    >
      <TextField label="Name" {...field('name')} maxLength={200} required />
      <FieldPair>
        <TextField label="Code" {...field('code')} maxLength={40} required />
        <TextField
          label="Region"
          {...field('region')}
          maxLength={120}
          required
          hint="For example: Region IV-A (CALABARZON)"
        />
      </FieldPair>
      <TextField label="Supervisor" {...field('division_supervisor')} maxLength={170} />
      <FieldPair>
        <TextField label="Phone" {...field('phone')} type="tel" maxLength={60} />
        <TextField label="E-mail" {...field('email')} type="email" maxLength={254} />
      </FieldPair>
      <TextAreaField
        label="Address"
        name="address"
        value={fields.address}
        onChange={(address) => setFields({ ...fields, address })}
        error={faults.address}
        maxLength={300}
        rows={2}
      />
    </FormDialog>
  )
}
