import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { FieldProps } from './field.tsx'
import { fieldLook, messageOf } from './field-look.tsx'

type SelectFieldProps<V extends string> = Omit<
  FieldProps,
  'value' | 'onChange' | 'maxLength' | 'placeholder'
> & {
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string }[]
}

export function SelectField<V extends string>({
  hint,
  error,
  onChange,
  options,
  ...rest
}: SelectFieldProps<V>) {
  return (
    <NativeSelect
      {...rest}
      classNames={fieldLook}
      description={hint}
      error={messageOf(error)}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex]
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
