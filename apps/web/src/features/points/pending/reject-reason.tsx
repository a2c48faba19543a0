import type { Ref } from 'react'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { longestReason, reasons } from './reasons.ts'
import css from './reject-reason.module.css'

type RejectReasonProps = {
  label: string
  /** Who reads it. */
  sender: string
  value: string
  onChange: (reason: string) => void
  error: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function RejectReason({ label, sender, value, onChange, error, ref }: RejectReasonProps) {
  return (
    <div className={css.reason}>
      <fieldset className={css.quick}>
        <legend>{label}</legend>
        {reasons.map((reason) => (
          <button
            key={reason.label}
            type="button"
            aria-pressed={value === reason.text}
            onClick={() => onChange(reason.text)}
          >
            {reason.label}
          </button>
        ))}
      </fieldset>
      <TextAreaField
        ref={ref}
        label="Reason"
        name="reason"
        maxLength={longestReason}
        value={value}
        onChange={onChange}
        error={error}
        hint={`${sender} sees this in the top-up history and by e-mail. Points do not change.`}
      />
    </div>
  )
}
