import type { AdminSettings } from '@klasrum/contract/settings'
import { SelectField } from '../../../ui/select-field.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'

type Verdicts = AdminSettings['material']['item_verdicts']
type Fields = { 'material.item_verdicts': string }

const options = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const

export function VerdictsSection({ material }: { material: AdminSettings['material'] }) {
  const section = useSection<Fields>({
    saved: { 'material.item_verdicts': material.item_verdicts },
    checks: {},
    partOf: (fields) => ({ material: { item_verdicts: fields['material.item_verdicts'] as Verdicts } }),
    savedTitle: 'Saved',
  })
  return (
    <SectionCard
      id="verdicts"
      title="Quality of questions"
      note="Counts which questions teachers edit or remove, so that later versions choose better ones. Neither the teacher nor the words of the question are kept."
      section={section}
      saveLabel="Save choice"
    >
      <div className={css.fields}>
        <SelectField
          {...section.bind('material.item_verdicts')}
          label="Count edits and removals"
          options={options}
        />
      </div>
    </SectionCard>
  )
}
