import { itemLimits } from '@klasrum/contract/limits'
import css from './edit.module.css'
import type { FieldsOf } from './fields.ts'
import { put, withoutStep } from './item-changes.ts'
import { PlaceChoice } from './place-choice.tsx'
import { TextList } from './text-list.tsx'

/** The steps as they are shown, each with its true place. */
export function SequencingFields({ item, onChange, faultAt }: FieldsOf<'sequencing'>) {
  const places = item.steps.map((_, at) => ({ value: at + 1, label: String(at + 1) }))
  return (
    <>
      <TextList
        legend="Steps, as learners see them"
        one="Step"
        hint="Choose the true place of each."
        values={item.steps}
        least={3}
        most={itemLimits.step.most}
        maxLength={itemLimits.step.letters}
        onChange={(steps) => onChange({ ...item, steps })}
        onAdd={() =>
          onChange({ ...item, steps: [...item.steps, ''], order: [...item.order, item.order.length + 1] })
        }
        onRemove={(place) => onChange(withoutStep(item, place))}
        fault={(place) => faultAt(`steps.${place}`)}
        before={(place) => (
          <PlaceChoice
            label={`Place of step ${place + 1}`}
            shown="Place"
            value={item.order[place] ?? 1}
            options={places}
            onChange={(at) => onChange({ ...item, order: put(item.order, place, at) })}
          />
        )}
      />
      {faultAt('order') ? <p className={css.fault}>{faultAt('order')}</p> : null}
    </>
  )
}
