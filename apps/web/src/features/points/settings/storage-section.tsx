import type { AdminSettings } from '@klasrum/contract/settings'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'
import { wholeNumber } from './whole-number.ts'

type Key = keyof AdminSettings['storage']
type Fields = Record<`storage.${Key}`, string>

const labels: Record<Key, string> = {
  megabytes_a_user: 'MB for each person',
  megabytes_a_school: 'MB for each school',
  days_lessons_kept: 'Days that lesson files are kept',
}

export function StorageSection({ storage }: { storage: AdminSettings['storage'] }) {
  const section = useSection<Fields>({
    saved: {
      'storage.megabytes_a_user': String(storage.megabytes_a_user),
      'storage.megabytes_a_school': String(storage.megabytes_a_school),
      'storage.days_lessons_kept': String(storage.days_lessons_kept),
    },
    checks: {
      'storage.megabytes_a_user': wholeNumber(10, 100_000),
      'storage.megabytes_a_school': wholeNumber(10, 10_000_000),
      'storage.days_lessons_kept': wholeNumber(1, 3_650),
    },
    partOf: (fields) => ({
      storage: {
        megabytes_a_user: Number(fields['storage.megabytes_a_user']),
        megabytes_a_school: Number(fields['storage.megabytes_a_school']),
        days_lessons_kept: Number(fields['storage.days_lessons_kept']),
      },
    }),
    savedTitle: 'Storage saved',
  })
  return (
    <SectionCard
      id="storage"
      title="Storage"
      note="How much room files may take, and how long the files that teachers add for lesson plans are kept. What was made of them stays."
      section={section}
      saveLabel="Save storage"
    >
      <div className={css.fields}>
        {(Object.keys(labels) as Key[]).map((key) => (
          <TextField
            key={key}
            {...section.bind(`storage.${key}`)}
            label={labels[key]}
            inputMode="numeric"
            maxLength={8}
          />
        ))}
      </div>
    </SectionCard>
  )
}
