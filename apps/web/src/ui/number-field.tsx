import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldLook, messageOf } from './field-look.tsx'
import css from './number-field.module.css'
import { useTypedNumber } from './typed-number.ts'

type NumberFieldProps = {
  label: string
  value: number
  least: number
  most: number
  /** What an empty field counts as. */
  blank: number
  onChange: (value: number) => void
  hint?: ReactNode
  error?: ReactNode
}

const look = { ...fieldLook, input: `${fieldLook.input} ${css.input}` }

/** A whole number; what lies outside its bounds is brought back when the field is left. */
export function NumberField({ label, hint, error, ...number }: NumberFieldProps) {
  const { shown, type, leave } = useTypedNumber(number)
  return (
    <TextInput
      label={label}
      classNames={look}
      inputMode="numeric"
      autoComplete="off"
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={messageOf(error)}
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
