import { policies, policyInForce } from '@klasrum/grading/policies'
import { IconStar } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioList } from '../../../ui/radio-list.tsx'
import css from './class-form.module.css'

type PolicyFieldProps = {
  value: string
  onChange: (policy: string) => void
  schoolYear: string
  /** Why it cannot be changed any more. */
  locked?: string
  error?: string
}

/** The chosen policy; the others come out on demand, for few classes need another one. */
export function PolicyField({ value, onChange, schoolYear, locked, error }: PolicyFieldProps) {
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const inForce = policyInForce(schoolYear)?.id
  const chosen = policies.filter(({ id }) => id === value)
  const isFolded = !open && chosen.length > 0
  // The pressed button is gone by then.
  useEffect(() => {
    if (open) field.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [open])
  return (
    <div ref={field} className={css.policy}>
      <RadioList<string>
        legend="Grading policy"
        value={value}
        onChange={onChange}
        locked={locked}
        error={error}
        options={(isFolded ? chosen : policies).map(({ id, name, summary }) => ({
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
      {isFolded && locked === undefined ? (
        <Button size="sm" aria-label="Change the grading policy" onClick={() => setOpen(true)}>
          Change
        </Button>
      ) : null}
    </div>
  )
}
