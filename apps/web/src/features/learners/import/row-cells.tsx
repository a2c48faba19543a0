import type { KeyboardEvent } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { gradeOptions } from '../../classes/door.ts'
import type { RosterPreviewRow, RosterRowField } from './drafts.ts'
import { fieldLabels } from './fields.ts'
import css from './import.module.css'

type RowCellsProps = {
  row: RosterPreviewRow
  name: string
  fields: readonly RosterRowField[]
  cell: (field: RosterRowField) => string
  onType: (field: RosterRowField, typed: string) => void
  onEnter: () => void
}

type Option = { value: string; label: string }

const choices: Partial<Record<RosterRowField, readonly Option[]>> = {
  gender: [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
  ],
  grade_level: gradeOptions,
}

/** What the file says may be none of the choices; it stays to be seen until another is chosen. */
const optionsFor = (known: readonly Option[], value: string): Option[] => [
  ...(known.some((option) => option.value === value) ? [] : [{ value, label: value || 'Choose' }]),
  ...known,
]

const longest: Partial<Record<RosterRowField, number>> = {
  fullname: 170,
  external_student_id: 32,
  address: 300,
  parent_name: 170,
}

/** The cells of a row as fields, each with what is wrong with it. */
export function RowCells({ row, name, fields, cell, onType, onEnter }: RowCellsProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <fieldset className={css.cells} onKeyDown={enter} aria-label={`${name}, line ${row.line}`}>
      {fields.map((field) => {
        const known = choices[field]
        const value = cell(field)
        const common = {
          label: fieldLabels[field],
          name: `${field}-${row.line}`,
          value,
          onChange: (typed: string) => onType(field, typed),
          error:
            row.state === 'wrong' && value === (row.values[field] ?? '')
              ? row.problems.find((problem) => problem.field === field)?.message
              : undefined,
          autoComplete: 'off',
        }
        return known ? (
          <SelectField key={field} {...common} options={optionsFor(known, value)} />
        ) : (
          <TextField key={field} {...common} maxLength={longest[field] ?? 60} />
        )
      })}
    </fieldset>
  )
}
