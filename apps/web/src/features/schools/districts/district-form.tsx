import type { District } from '@klasrum/contract/districts'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { DivisionPicker } from '../divisions/division-picker.tsx'
import { useAllDivisions } from '../divisions/use-all-divisions.ts'
import { regionFor } from '../region-for.ts'
import { usePlaceForm } from '../use-place-form.ts'
import { districtFields, isDistrictComplete } from './district-fields.ts'

/** Makes a district, or changes the one that is given. */
export function DistrictForm({ district, onClose }: { district?: District; onClose: () => void }) {
  const { data: divisions = [] } = useAllDivisions()
  const { fields, change, field, faults, dialog } = usePlaceForm({
    kind: 'District',
    edits: district !== undefined,
    filledWith: () => districtFields(district),
    checks: { name: filled, code: filled, division_id: filled },
    save: (typed) => {
      const body = { ...typed, division_id: Number(typed.division_id) }
      return district
        ? call('PUT /api/education/districts/{id}', { params: { id: district.id }, body })
        : call('POST /api/education/districts', { body })
    },
    failed: 'Failed to create or update district',
    onClose,
  })
  return (
    <FormDialog {...dialog} submitDisabled={!isDistrictComplete(fields)}>
      <TextField label="Name" {...field('name')} maxLength={200} required />
      <TextField label="Code" {...field('code')} maxLength={40} required />
      <DivisionPicker
        value={fields.division_id}
        onChange={(division_id) => change({ division_id, region: regionFor(fields, division_id, divisions) })}
        error={faults.division_id}
        required
      />
      <TextField label="Region" {...field('region')} maxLength={120} />
      <TextAreaField label="Address" {...field('address')} maxLength={300} rows={2} />
    </FormDialog>
  )
}
