import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useEffect } from 'react'
import { counted } from '../lib/format.ts'
import type { FieldProps } from './field.tsx'
import { fieldLook, messageOf } from './field-look.tsx'
import css from './type-ahead.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Suggestion = { value: string; label: string; note?: string }

type TypeAheadProps = Omit<FieldProps, 'onChange'> & {
  onType: (text: string) => void
  /** The list opened or closed. */
  onOpen: (open: boolean) => void
  suggestions: readonly Suggestion[]
  onPick: (value: string) => void
  /** Stands in the list while there is nothing to pick from. */
  said: string
}

const look = { dropdown: css.dropdown ?? '', option: css.option ?? '', empty: css.empty ?? '' }

/** A field that suggests while one types: arrows move, Enter picks, Escape closes the list. */
export function TypeAhead(props: TypeAheadProps) {
  const { hint, error, onType, onOpen, suggestions, onPick, said, ...rest } = props
  const list = useCombobox({
    onOpenedChange: (open) => {
      if (!open) list.resetSelectedOption()
      onOpen(open)
    },
  })
  const { resetSelectedOption } = list
  const listed = suggestions.map(({ value }) => value).join()
  // The mark counts places: left alone it would lie on another suggestion after the list has changed.
  useEffect(() => {
    if (listed) resetSelectedOption()
  }, [listed, resetSelectedOption])

  const pick = (value: string) => {
    onPick(value)
    list.closeDropdown()
  }
  return (
    <Combobox
      store={list}
      onOptionSubmit={pick}
      classNames={look}
      // Inside a dialog the list belongs to it, and is still not cut off at its edge.
      withinPortal={false}
      floatingStrategy="fixed"
      preventPositionChangeWhenVisible={false}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...rest}
          autoComplete="off"
          aria-autocomplete="list"
          classNames={fieldLook}
          description={hint}
          error={messageOf(error)}
          onChange={(event) => {
            onType(event.currentTarget.value)
            list.openDropdown()
          }}
          onKeyDown={(event) => {
            // Enter in an open list picks or does nothing: it must not send a form without what was just typed.
            if (event.key === 'Enter' && list.dropdownOpened) event.preventDefault()
          }}
          onClick={() => list.openDropdown()}
          onBlur={() => list.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={css.options} aria-label={props.label}>
          {suggestions.map(({ value, label, note }) => (
            <Combobox.Option key={value} value={value}>
              {label}
              {note ? <span className={css.note}>{note}</span> : null}
            </Combobox.Option>
          ))}
          {suggestions.length === 0 ? <Combobox.Empty>{said}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
      <VisuallyHidden>
        <span role="status">
          {list.dropdownOpened ? (suggestions.length ? counted(suggestions.length, 'suggestion') : said) : ''}
        </span>
      </VisuallyHidden>
    </Combobox>
  )
}
