import { itemLimits } from '@klasrum/contract/limits'
import css from './edit.module.css'
import type { FieldsOf } from './fields.ts'
import { put, withoutAnswer, withoutPremise } from './item-changes.ts'
import { PlaceChoice } from './place-choice.tsx'
import { TextList } from './text-list.tsx'

const letter = (place: number): string => String.fromCharCode(65 + place)

/** Two columns and which of one belongs to which of the other. */
export function MatchingFields({ item, onChange, faultAt }: FieldsOf<'matching'>) {
  const letters = item.answers.map((_, value) => ({ value, label: letter(value) }))
  const faults = [faultAt('answers'), faultAt('key')].filter(Boolean)
  return (
    <>
      <TextList
        legend="Column A"
        one="Line"
        hint="Each counts a point. Choose the letter of its answer."
        values={item.premises}
        least={3}
        most={itemLimits.premise.most}
        maxLength={itemLimits.premise.letters}
        onChange={(premises) => onChange({ ...item, premises })}
        onAdd={() => onChange({ ...item, premises: [...item.premises, ''], key: [...item.key, 0] })}
        onRemove={(place) => onChange(withoutPremise(item, place))}
        fault={(place) => faultAt(`premises.${place}`) ?? faultAt(`key.${place}`)}
        before={(place) => (
          <PlaceChoice
            label={`Answer of line ${place + 1}`}
            shown="Answer"
            value={item.key[place] ?? 0}
            options={letters}
            onChange={(answer) => onChange({ ...item, key: put(item.key, place, answer) })}
          />
        )}
      />
      <TextList
        legend="Column B"
        one="Answer"
        hint="In order of their letters from A; at least one more than Column A has lines."
        values={item.answers}
        least={4}
        most={itemLimits.match.most}
        maxLength={itemLimits.match.letters}
        onChange={(answers) => onChange({ ...item, answers })}
        onRemove={(place) => onChange(withoutAnswer(item, place))}
        fault={(place) => faultAt(`answers.${place}`)}
      />
      {faults.map((fault) => (
        <p key={fault} className={css.fault}>
          {fault}
        </p>
      ))}
    </>
  )
}
