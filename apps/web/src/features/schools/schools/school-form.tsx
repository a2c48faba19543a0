import type { School } from '@klasrum/contract/schools'
import { call } from '../../../lib/call.ts'
import { filled } from '../../../lib/field-checks.ts'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../../ui/form-dialog.tsx'
import { DistrictPicker } from '../districts/district-picker.tsx'
import { DivisionPicker } from '../divisions/division-picker.tsx'
import { useAllDivisions } from '../divisions/use-all-divisions.ts'
import { optionalEmail } from '../optional-email.ts'
import { regionFor } from '../region-for.ts'
import { usePlaceForm } from '../use-place-form.ts'
import type { ListedSchoolRequest } from './request-queries.ts'
import { requestedFields, schoolBody, schoolFields } from './school-fields.ts'

const chosenDivision = (chosen: string) => (chosen ? undefined : 'Please choose a division.')

type SchoolFormProps = { school?: School; request?: ListedSchoolRequest; onClose: () => void }

/** Makes a school, by itself or as it was asked for, or changes the one that is given. */
export function SchoolDetailsForm({ school, request, onClose }: SchoolFormProps) {
  const { data: divisions = [] } = useAllDivisions()
  const { fields, change, field, faults, dialog } = usePlaceForm({
    kind: 'School',
    edits: school !== undefined,
    filledWith: () => ({ ...schoolFields(school, new Date()), ...(request && requestedFields(request)) }),
    checks: {
      code: filled,
      region: filled,
      school_year: filled,
      division_id: chosenDivision,
      email: optionalEmail,
    },
    save: (typed) => {
      const body = schoolBody(typed)
      if (request)
        return call('POST /api/admin/school-requests/{id}/approve', { params: { id: request.id }, body })
      return school
        ? call('PUT /api/education/schools/{id}', { params: { id: school.id }, body })
        : call('POST /api/education/schools', { body })
    },
    failed: 'Failed to create or update school.',
    onClose,
  })
  return (
    <FormDialog {...dialog}>
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
