import type { Look } from '@klasrum/contract/looks'
import type { UnitChoice } from '@klasrum/contract/material'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { TypedFile } from './corrections.ts'
import css from './look.module.css'
import { LookPart } from './look-part.tsx'
import { UnitField } from './unit-field.tsx'

/** As the contract has it. */
const mostUnits = 3

type LookUnitsProps = {
  found: NonNullable<Look['files'][number]['found']>
  typed: TypedFile
  onType: (part: Partial<TypedFile>) => void
}

/** Topics of the curriculum that the lesson was recognised by; the teacher removes or adds them. */
export function LookUnits({ found, typed, onType }: LookUnitsProps) {
  const units = typed.units ?? found.units
  const add = (unit: UnitChoice) => {
    if (!units.some(({ id }) => id === unit.id)) onType({ units: [...units, unit] })
  }
  return (
    <LookPart title="Topic of the curriculum" says={units.map(({ label }) => label).join(' · ') || 'None'}>
      {units.length > 0 ? (
        <ul className={css.units}>
          {units.map((unit) => (
            <li key={unit.id} className={css.unit}>
              <span>
                {typed.units ? 'Chosen' : 'Recognised'}: <UnitLink unit={unit} />
              </span>
              <IconButton
                label={`Remove ${unit.label}`}
                icon={<IconX />}
                size="sm"
                onClick={() => onType({ units: units.filter(({ id }) => id !== unit.id) })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.note}>No topic of the curriculum. Questions come from your file alone.</p>
      )}
      {units.length > 0 ? (
        <Checkbox
          label="Fill up with questions that are not in my file"
          name="fill"
          checked={typed.fill ?? true}
          hint="They come from the curriculum and are marked so on the screen and in the answer key."
          onChange={(fill) => onType({ fill })}
        />
      ) : null}
      {units.length < mostUnits ? <UnitField label="Add a topic of the curriculum" onChoose={add} /> : null}
    </LookPart>
  )
}

function UnitLink({ unit: { id, label } }: { unit: UnitChoice }) {
  const [area = '', grade = '', topic = ''] = id.split('/')
  return (
    <Link to="/curriculum/$area/$grade/$topic" params={{ area, grade, topic }} target="_blank">
      {label}
    </Link>
  )
}
