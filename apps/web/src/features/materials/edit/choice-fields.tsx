import { itemLimits } from '@klasrum/contract/limits'
import { useId } from 'react'
import css from './edit.module.css'
import type { FieldsOf } from './fields.ts'
import { withoutOption } from './item-changes.ts'
import { TextList } from './text-list.tsx'

/** The options, one of which is the answer. */
export function ChoiceFields({ item, onChange, faultAt }: FieldsOf<'multiple_choice'>) {
  const name = useId()
  return (
    <>
      <TextList
        legend="Options"
        one="Option"
        hint="Mark the right one."
        values={item.options}
        least={3}
        most={itemLimits.option.most}
        maxLength={itemLimits.option.letters}
        onChange={(options) => onChange({ ...item, options })}
        onRemove={(place) => onChange(withoutOption(item, place))}
        fault={(place) => faultAt(`options.${place}`)}
        before={(place) => (
          <label className={css.right}>
            <input
              type="radio"
              name={name}
              aria-label={`Option ${place + 1} is right`}
              checked={item.answer === place}
              onChange={() => onChange({ ...item, answer: place })}
            />
          </label>
        )}
      />
      {faultAt('answer') ? <p className={css.fault}>{faultAt('answer')}</p> : null}
    </>
  )
}
