import { type Policy, policies, policyInForce } from '@klasrum/grading/policies'
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

/** The chosen policy is told; the others come out on demand, for few classes need another one. */
export function PolicyField({ value, onChange, schoolYear, locked, error }: PolicyFieldProps) {
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const inForce = policyInForce(schoolYear)?.id
  const chosen = policies.find(({ id }) => id === value)
  // The pressed button is gone by then.
  useEffect(() => {
    if (open) field.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [open])
  const badgeOf = ({ id }: Policy) =>
    id === inForce && locked === undefined ? (
      <Badge tone="go" icon={<IconStar />}>
        Recommended for {schoolYear}
      </Badge>
    ) : undefined
  return (
    <div ref={field} className={css.policy}>
      {chosen && !open ? (
        <fieldset className={css.told}>
          <legend>Grading policy</legend>
          <div className={css.chosen}>
            <b>{chosen.name}</b>
            {badgeOf(chosen)}
            <span>{chosen.summary}</span>
            {locked === undefined ? (
              <Button size="sm" aria-label="Change the grading policy" onClick={() => setOpen(true)}>
                Change
              </Button>
            ) : (
              <span>{locked}</span>
            )}
          </div>
        </fieldset>
      ) : (
        <RadioList<string>
          legend="Grading policy"
          value={value}
          onChange={onChange}
          locked={locked}
          error={error}
          options={policies.map((policy) => ({
            value: policy.id,
            label: policy.name,
            text: policy.summary,
            badge: badgeOf(policy),
          }))}
        />
      )}
    </div>
  )
}
