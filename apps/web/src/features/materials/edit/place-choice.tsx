import { SmallSelect } from '../../../ui/small-select.tsx'
import css from './edit.module.css'

type PlaceChoiceProps = {
  label: string
  shown: string
  value: number
  options: readonly { value: number; label: string }[]
  onChange: (value: number) => void
}

/** Which of a few places belongs to a line. */
export const PlaceChoice = ({ label, shown, value, options, onChange }: PlaceChoiceProps) => (
  <div className={css.lead}>
    <span aria-hidden>{shown}</span>
    <SmallSelect
      label={label}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
    />
  </div>
)
