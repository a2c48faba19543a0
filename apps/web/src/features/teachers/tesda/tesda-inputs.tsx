import { TextField } from '../../../ui/field.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import css from './tesda.module.css'
import { paths, type TesdaFields, tesdaTotalOf, totalWarning } from './tesda-fields.ts'

type TesdaInputsProps = {
  fields: TesdaFields
  faults: Partial<TesdaFields>
  onChange: (part: Partial<TesdaFields>) => void
}

export function TesdaInputs({ fields, faults, onChange }: TesdaInputsProps) {
  const bind = (path: keyof TesdaFields) => ({
    name: path,
    autoComplete: 'off' as const,
    value: fields[path],
    onChange: (value: string) => onChange({ [path]: value }),
    error: faults[path],
  })
  const sum = tesdaTotalOf({ ...fields, [paths.total]: '' })
  const warning = totalWarning(fields)
  return (
    <>
      <FieldPair>
        <TextField {...bind(paths.contact)} label="Contact Number" type="tel" maxLength={60} />
        <TextField
          {...bind(paths.page)}
          label="Facebook Page"
          type="url"
          placeholder="https://"
          maxLength={300}
        />
      </FieldPair>
      <TextField
        {...bind(paths.specializations)}
        label="Specializations"
        hint="Separate them with commas."
        placeholder="Cookery NC II, Shielded Metal Arc Welding NC I"
      />
      <fieldset className={css.learners}>
        <legend>Learners for Assessment</legend>
        <TextField {...bind(paths.male)} label="Male" inputMode="numeric" maxLength={7} />
        <TextField {...bind(paths.female)} label="Female" inputMode="numeric" maxLength={7} />
        <TextField
          {...bind(paths.total)}
          label="Total"
          value={fields[paths.total] || (sum > 0 ? String(sum) : '')}
          inputMode="numeric"
          maxLength={7}
          placeholder="0"
          hint="Male plus female, unless you type another number."
        />
      </fieldset>
      {warning ? <Notice tone="care">{warning}</Notice> : null}
    </>
  )
}
