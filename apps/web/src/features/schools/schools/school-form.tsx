import type { School } from '@klasrum/contract/schools'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { DistrictPicker } from '../districts/district-picker.tsx'
import { DivisionPicker } from '../divisions/division-picker.tsx'
import { useAllDivisions } from '../divisions/use-all-divisions.ts'
import { optionalEmail } from '../optional-email.ts'
import { loadPlacesAgain } from '../place-keys.ts'
import { regionFor } from '../region-for.ts'
import { orSayNotSaved } from '../say-not-saved.ts'
import { type SchoolFields, schoolBody, schoolFields } from './school-fields.ts'

const failed = 'Failed to create or update school.'
const division = (chosen: string) => (chosen ? undefined : 'Please choose a division.')

/** Makes a school, or changes the one that is given. */
export function SchoolForm({ school, onClose }: { school?: School; onClose: () => void }) {
  const client = useQueryClient()
  const { data: divisions = [] } = useAllDivisions()
  const [fields, setFields] = useState(() => schoolFields(school, new Date()))
  const change = (part: Partial<SchoolFields>) => setFields({ ...fields, ...part })
  const field = (name: keyof SchoolFields) => ({
    name,
    value: fields[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: faults[name],
    autoComplete: 'off',
  })
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: {
      code: filled,
      region: filled,
      school_year: filled,
      division_id: division,
      email: optionalEmail,
    },
    send: (typed) => {
      const body = schoolBody(typed)
      return orSayNotSaved(
        failed,
        school
          ? call('PUT /api/education/schools/{id}', { params: { id: school.id }, body })
          : call('POST /api/education/schools', { body }),
      )
    },
    onSent: () => {
      toast({ tone: 'done', title: `School ${school ? 'updated' : 'created'} successfully!` })
      void loadPlacesAgain(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title={school ? 'Edit School' : 'Create School'}
      formProps={formProps}
      sending={sending}
      problem={problem ? sayOr(problem, failed) : undefined}
      submitLabel={school ? 'Update School' : 'Create School'}
      workingLabel={school ? 'Updating...' : 'Creating...'}
      onClose={onClose}
    >
      <FieldPair>
        <TextField label="Code" {...field('code')} maxLength={40} required />
        <TextField label="School year" {...field('school_year')} maxLength={20} required />
      </FieldPair>
      <TextField
        label="Name"
        {...field('name')}
        maxLength={200}
        hint="Left blank, the school is listed by its code."
      />
      <FieldPair>
        <DivisionPicker
          value={fields.division_id}
          onChange={(division_id) =>
            change({ division_id, district_id: '', region: regionFor(fields, division_id, divisions) })
          }
          error={faults.division_id}
          required
        />
        <DistrictPicker
          division={fields.division_id}
          value={fields.district_id}
          onChange={(district_id) => change({ district_id })}
          error={faults.district_id}
        />
      </FieldPair>
      <TextField label="Region" {...field('region')} maxLength={120} required />
      <FieldPair>
        <TextField label="School name" {...field('school_name')} maxLength={200} hint="As on DepEd forms." />
        <TextField label="School ID" {...field('school_id')} maxLength={40} />
      </FieldPair>
      <TextField label="Principal" {...field('principal')} maxLength={170} />
      <FieldPair>
        <TextField label="Phone" {...field('phone_number')} type="tel" maxLength={60} />
        <TextField label="E-mail" {...field('email')} type="email" maxLength={254} />
      </FieldPair>
    </FormDialog>
  )
}
