import type { Division } from '@klasrum/contract/divisions'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { optionalEmail } from '../optional-email.ts'
import { usePlaceForm } from '../use-place-form.ts'
import { divisionFields } from './division-fields.ts'

/** Makes a division, or changes the one that is given. */
export function DivisionForm({ division, onClose }: { division?: Division; onClose: () => void }) {
  const { field, dialog } = usePlaceForm({
    kind: 'Division',
    edits: division !== undefined,
    filledWith: () => divisionFields(division),
    checks: { name: filled, code: filled, region: filled, email: optionalEmail },
    save: (typed) => {
      const body = { ...typed, email: typed.email.trim() }
      return division
        ? call('PUT /api/education/divisions/{id}', { params: { id: division.id }, body })
        : call('POST /api/education/divisions', { body })
    },
    failed: 'Failed to create or update division',
    onClose,
  })
  return (
    <FormDialog {...dialog}>
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
      <TextAreaField label="Address" {...field('address')} maxLength={300} rows={2} />
    </FormDialog>
  )
}
