import { policies, policyInForce } from '@klasrum/grading/policies'
import { IconStar } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { RadioList } from '../../../ui/radio-list.tsx'

type PolicyFieldProps = {
  value: string
  onChange: (policy: string) => void
  schoolYear: string
  /** Why it cannot be changed any more. */
  locked?: string
  error?: string
}

export function PolicyField({ value, onChange, schoolYear, locked, error }: PolicyFieldProps) {
  const inForce = policyInForce(schoolYear)?.id
  return (
    <RadioList<string>
      legend="Grading policy"
      value={value}
      onChange={onChange}
      locked={locked}
      error={error}
      options={policies.map(({ id, name, summary }) => ({
        value: id,
        label: name,
        text: summary,
        badge:
          id === inForce ? (
            <Badge tone="go" icon={<IconStar />}>
              Recommended for {schoolYear}
            </Badge>
          ) : undefined,
      }))}
    />
  )
}
