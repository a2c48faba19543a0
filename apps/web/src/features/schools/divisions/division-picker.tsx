import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAllDivisions } from './use-all-divisions.ts'

type DivisionPickerProps = {
  label?: string
  name?: string
  /** The division's id as text; empty when none is chosen. */
  value: string
  onChange: (id: string) => void
  /** What the empty choice reads. */
  none?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
}

export function DivisionPicker({
  label = 'Division',
  name = 'division_id',
  value,
  none = 'Choose a division',
  error,
  ...rest
}: DivisionPickerProps) {
  const { data, isError, refetch } = useAllDivisions()
  const options = [
    { value: '', label: data || isError ? none : 'Loading divisions...' },
    ...(data ?? []).map((division) => ({ value: String(division.id), label: division.name })),
  ]
  if (value && !options.some((option) => option.value === value)) {
    options.push({ value, label: `Division ${value}` })
  }
  const failed = isError && !data
  return (
    <>
      <SelectField
        {...rest}
        label={label}
        name={name}
        value={value}
        options={options}
        error={failed ? 'Failed to load divisions.' : error}
      />
      {failed ? (
        <Button size="sm" onClick={() => void refetch()}>
          Load divisions again
        </Button>
      ) : null}
    </>
  )
}
