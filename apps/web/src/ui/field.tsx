import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import css from './field.module.css'
import { fieldLook, messageOf } from './field-look.tsx'

export type FieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
  placeholder?: string
  required?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  /** Where one begins to type; in a dialog too, which otherwise begins at its first button. */
  autoFocus?: boolean
  disabled?: boolean
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'date' | 'email' | 'password' | 'search' | 'tel' | 'url'
  readOnly?: boolean
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'search' | 'url'
}

export function TextField({ hint, error, onChange, ...rest }: TextFieldProps) {
  return (
    <TextInput
      {...rest}
      data-autofocus={rest.autoFocus || undefined}
      classNames={fieldLook}
      description={hint}
      error={messageOf(error)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function PasswordField({ hint, error, onChange, ...rest }: FieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...rest}
      data-autofocus={rest.autoFocus || undefined}
      type={shown ? 'text' : 'password'}
      classNames={fieldLook}
      description={hint}
      error={messageOf(error)}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <span className={css.reveal}>
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <IconEyeOff /> : <IconEye />}
            size="sm"
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
