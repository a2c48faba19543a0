import type { Look } from '@klasrum/contract/looks'
import { TextField } from '../../../ui/field.tsx'
import { type HeadingField, headingValue, statedIn, type TypedCorrections } from './corrections.ts'
import css from './look.module.css'
import { LookPart } from './look-part.tsx'

const fields = [
  { name: 'grade_and_section', label: 'Grade and section', placeholder: 'Grade 4 – Sampaguita', most: 120 },
  { name: 'learning_area', label: 'Learning area', placeholder: 'Science', most: 120 },
  { name: 'quarter', label: 'Quarter', placeholder: 'Second Quarter', most: 60 },
  { name: 'dates', label: 'Dates', placeholder: 'November 16 to 20, 2026', most: 120 },
] as const

type HeadingFieldsProps = {
  look: Look
  typed: TypedCorrections
  onType: (typed: TypedCorrections) => void
}

/** What stands at the head of all documents of the run. */
export function HeadingFields({ look, typed, onType }: HeadingFieldsProps) {
  const change = (name: HeadingField, value: string) =>
    onType({ ...typed, heading: { ...typed.heading, [name]: value } })
  return (
    <LookPart
      as="h3"
      title="Head of your documents"
      says={fields.flatMap(({ name }) => headingValue(look, typed, name) || []).join(' · ') || 'Blank'}
    >
      <div className={css.fields}>
        {fields.map(({ name, label, placeholder, most }) => {
          const value = headingValue(look, typed, name)
          return (
            <TextField
              key={name}
              label={label}
              name={name}
              placeholder={placeholder}
              autoComplete="off"
              maxLength={most}
              value={value}
              hint={value.trim() === '' ? blankHint(statedIn(look, name)) : undefined}
              onChange={(next) => change(name, next)}
            />
          )
        })}
      </div>
    </LookPart>
  )
}

function blankHint(values: readonly string[]): string {
  if (values.length === 0) return 'Your files do not state it. Left blank, a line is printed to write on.'
  return `Left blank, it is what each file states: ${values.join('; ')}.`
}
