import { itemLimits } from '@klasrum/contract/limits'
import { TextField } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import css from './edit.module.css'
import type { FieldsOf } from './fields.ts'

const truths = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const

export const TruthField = ({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) => (
  <div className={css.choice}>
    <p aria-hidden>Answer</p>
    <Segmented
      label="Answer"
      value={value ? 'true' : 'false'}
      onChange={(next) => onChange(next === 'true')}
      options={truths}
    />
  </div>
)

/** When it is false, the underlined words are to be replaced. */
export const ModifiedTruthFields = ({ item, onChange, faultAt }: FieldsOf<'modified_true_false'>) => (
  <>
    <TextField
      label="Underlined words"
      name="marked"
      hint="As they stand in the statement."
      autoComplete="off"
      maxLength={itemLimits.answer}
      value={item.marked}
      onChange={(marked) => onChange({ ...item, marked })}
      error={faultAt('marked')}
    />
    <TruthField value={item.answer} onChange={(answer) => onChange({ ...item, answer })} />
    {item.answer ? null : (
      <TextField
        label="Correction"
        name="correction"
        hint="What should stand in the place of the underlined words."
        autoComplete="off"
        maxLength={itemLimits.answer}
        value={item.correction ?? ''}
        onChange={(correction) => onChange({ ...item, correction })}
        error={faultAt('correction')}
      />
    )}
  </>
)
