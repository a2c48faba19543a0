import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { Ref } from 'react'
import type { FieldProps } from './field.tsx'
import { fieldLook, messageOf } from './field-look.tsx'
import css from './text-area-field.module.css'

type TextAreaFieldProps = Omit<FieldProps, 'autoComplete'> & { rows?: number; ref?: Ref<HTMLTextAreaElement> }

const look = { ...fieldLook, input: `${fieldLook.input} ${css.input}` }

export function TextAreaField({ hint, error, onChange, rows = 3, ...rest }: TextAreaFieldProps) {
  return (
    <Textarea
      {...rest}
      rows={rows}
      classNames={look}
      description={hint}
      error={messageOf(error)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
