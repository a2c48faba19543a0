import type { District } from '@klasrum/contract/districts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { DivisionPicker } from '../divisions/division-picker.tsx'
import { useAllDivisions } from '../divisions/use-all-divisions.ts'
import { loadPlacesAgain } from '../place-keys.ts'
import { regionFor } from '../region-for.ts'
import { orSayNotSaved } from '../say-not-saved.ts'
import { districtFields, isComplete } from './district-fields.ts'

const failed = 'Failed to create or update district'

/** Makes a district, or changes the one that is given. */
export function DistrictForm({ district, onClose }: { district?: District; onClose: () => void }) {
  const client = useQueryClient()
  const { data: divisions = [] } = useAllDivisions()
  const [fields, setFields] = useState(() => districtFields(district))
  const field = (name: 'name' | 'code' | 'region') => ({
    name,
    value: fields[name],
    onChange: (typed: string) => setFields({ ...fields, [name]: typed }),
    error: faults[name],
    autoComplete: 'off',
  })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { name: filled, code: filled, division_id: filled },
    send: (typed) => {
      const body = { ...typed, division_id: Number(typed.division_id) }
      return orSayNotSaved(
        failed,
        district
          ? call('PUT /api/education/districts/{id}', { params: { id: district.id }, body })
          : call('POST /api/education/districts', { body }),
      )
    },
    onSent: () => {
      toast({ tone: 'done', title: `District ${district ? 'updated' : 'created'} successfully!` })
      void loadPlacesAgain(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title={district ? 'Edit District' : 'Create District'}
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, failed) : undefined}
      submitLabel={district ? 'Update District' : 'Create District'}
      workingLabel={district ? 'Updating...' : 'Creating...'}
      submitDisabled={!isComplete(fields)}
      onClose={onClose}
    >
      <TextField label="Name" {...field('name')} maxLength={200} required />
      <TextField label="Code" {...field('code')} maxLength={40} required />
      <DivisionPicker
        value={fields.division_id}
        onChange={(division_id) =>
          setFields({ ...fields, division_id, region: regionFor(fields, division_id, divisions) })
        }
        error={faults.division_id}
        required
      />
      <TextField label="Region" {...field('region')} maxLength={120} />
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
