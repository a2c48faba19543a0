import type { GradeItem } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import { partNames } from '@klasrum/grading/components'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { GradeItemFields } from './item-fields.ts'
import { categoryOptions, freeParts, type ItemCategory } from './item-kinds.ts'

type ItemInputsProps = {
  policy: PolicyId
  categories: readonly ItemCategory[]
  others: readonly GradeItem[]
  fields: GradeItemFields
  faults: Partial<Record<keyof GradeItemFields, string>>
  onChange: (part: Partial<GradeItemFields>) => void
  /** What became of the highest score when its field was left. */
  said: string | undefined
  onLeaveMax: () => void
}

export function ItemInputs(props: ItemInputsProps) {
  const { policy, categories, others, fields, faults, onChange, said, onLeaveMax } = props
  const parts = freeParts(policy, others).flatMap((part) => part ?? [])
  return (
    <>
      <TextField
        label="Title"
        name="title"
        data-autofocus
        required
        autoComplete="off"
        maxLength={120}
        placeholder="Quiz 1"
        value={fields.title}
        onChange={(title) => onChange({ title })}
        error={faults.title}
      />
      <FieldPair>
        <SelectField
          label="Category"
          name="category"
          value={fields.category}
          onChange={(category) => onChange({ category })}
          options={categoryOptions(categories)}
          error={faults.category}
        />
        <TextField
          label="Max Score"
          name="max_score"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          hint={said ?? '1 to 1000'}
          value={fields.max_score}
          onChange={(max_score) => onChange({ max_score })}
          onBlur={onLeaveMax}
          error={faults.max_score}
        />
      </FieldPair>
      <HalfPoints fields={fields} onChange={onChange} />
      {fields.category === 'qa' && parts.length > 0 ? (
        <SelectField
          label="Part"
          name="part"
          value={fields.part}
          onChange={(part) => onChange({ part })}
          options={parts.map((part) => ({ value: String(part), label: partNames[part] }))}
          error={faults.part}
        />
      ) : null}
    </>
  )
}

type HalfPointsProps = Pick<ItemInputsProps, 'onChange'> & { fields: Pick<GradeItemFields, 'half_points'> }

export const HalfPoints = ({ fields, onChange }: HalfPointsProps) => (
  <Checkbox
    name="half_points"
    label="Allow half points"
    hint="For scores such as 17.5. Without it scores are whole numbers."
    checked={fields.half_points === 'yes'}
    onChange={(checked) => onChange({ half_points: checked ? 'yes' : '' })}
  />
)
