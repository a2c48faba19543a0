import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { useDistrictsOf } from './queries.ts'

type DistrictPickerProps = {
  /** The division whose districts are offered; empty while none is chosen. */
  division: string
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

export function DistrictPicker({ division, error, ...rest }: DistrictPickerProps) {
  const { data, isError } = useDistrictsOf(division)
  const failed = isError && !data
  const none = division && !data && !failed ? 'Loading districts...' : 'No district'
  return (
    <SelectField
      {...rest}
      label="District"
      name="district_id"
      disabled={!division}
      options={[
        { value: '', label: none },
        ...(data ?? []).map((district) => ({ value: String(district.id), label: district.name })),
      ]}
      hint={division ? undefined : 'Choose a division first.'}
      error={failed ? 'Failed to load districts. Please try again.' : error}
    />
  )
}
