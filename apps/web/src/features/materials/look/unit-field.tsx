import type { UnitChoice } from '@klasrum/contract/material'
import { call } from '../../../lib/call.ts'
import { FindField } from '../../../ui/find-field.tsx'

type UnitFieldProps = {
  label: string
  hint?: string
  onChoose: (unit: UnitChoice) => void
}

const mostShown = 10

/** Finds a topic of the curriculum by words of its title, its terms or its cues. */
export const UnitField = ({ label, hint, onChoose }: UnitFieldProps) => (
  <FindField
    label={label}
    name="unit"
    chosen=""
    queryKey={['curriculum-units', 'found']}
    find={async (search, signal) => {
      const query = { search, limit: mostShown }
      const { units } = await call('GET /api/curriculum/units', { query }, { signal })
      return units.map(({ id, label: text, counts }) => ({
        value: id,
        label: text,
        note: `${counts.facts} facts`,
      }))
    }}
    said={{
      none: 'No topic has these words. Try another word, or upload your lesson.',
      failed: 'The topics could not be loaded.',
    }}
    placeholder="Such as: water cycle"
    hint={hint}
    onChoose={(found) => found && onChoose({ id: found.value, label: found.label })}
  />
)
