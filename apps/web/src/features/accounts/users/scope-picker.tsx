import { DivisionPicker, SchoolPicker } from '../../schools/door.ts'
import { type EditFields, placeOfRole } from './edit-fields.ts'

type ScopePickerProps = {
  fields: EditFields
  faults: Partial<Record<keyof EditFields, string>>
  onChange: (part: Partial<EditFields>) => void
}

/** The school of a school-admin or the division of a division-eps: what their role covers. */
export function ScopePicker({ fields, faults, onChange }: ScopePickerProps) {
  const place = placeOfRole[fields.role]
  if (!place) return null
  const name = `user_metadata.${place}_id` as const
  const props = {
    name,
    value: fields[name],
    onChange: (id: string) => onChange({ [name]: id }),
    required: true,
    error: faults[name],
  }
  return place === 'school' ? (
    <SchoolPicker {...props} hint="They keep the teachers and learners of this school." />
  ) : (
    <DivisionPicker {...props} hint="Their lists begin with this division." />
  )
}
