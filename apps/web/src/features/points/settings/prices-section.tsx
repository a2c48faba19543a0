import type { AdminSettings } from '@klasrum/contract/settings'
import { costOfRun } from '@klasrum/points/prices'
import { counted } from '../../../lib/format.ts'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'
import { wholeNumber } from './whole-number.ts'

const labels = {
  LESSON_PLAN: 'Each run (lesson plan)',
  SESSION: 'Each session of a run',
  QUIZ: 'Quizzes of a run',
  EXAM: 'Exam, when it is on',
} as const

type Key = keyof typeof labels
type Fields = Record<`prices.${Key}`, string>

const price = wholeNumber(0, 100_000)
const checks = {
  'prices.LESSON_PLAN': price,
  'prices.SESSION': price,
  'prices.QUIZ': price,
  'prices.EXAM': price,
}

const pricesOf = (fields: Fields): AdminSettings['prices'] => ({
  LESSON_PLAN: Number(fields['prices.LESSON_PLAN']),
  SESSION: Number(fields['prices.SESSION']),
  QUIZ: Number(fields['prices.QUIZ']),
  EXAM: Number(fields['prices.EXAM']),
})

export function PricesSection({ prices }: { prices: AdminSettings['prices'] }) {
  const section = useSection<Fields>({
    saved: {
      'prices.LESSON_PLAN': String(prices.LESSON_PLAN),
      'prices.SESSION': String(prices.SESSION),
      'prices.QUIZ': String(prices.QUIZ),
      'prices.EXAM': String(prices.EXAM),
    },
    checks,
    partOf: (fields) => ({ prices: pricesOf(fields) }),
    savedTitle: 'Prices saved',
  })
  const right = Object.values(section.fields).every((typed) => !price(typed))
  return (
    <SectionCard
      id="prices"
      title="Prices"
      note="What a run of the generator costs, in points."
      section={section}
      saveLabel="Save prices"
    >
      <div className={css.fields}>
        {(Object.keys(labels) as Key[]).map((key) => (
          <TextField
            key={key}
            {...section.bind(`prices.${key}`)}
            label={labels[key]}
            inputMode="numeric"
            maxLength={6}
          />
        ))}
      </div>
      <p className={css.note} aria-live="polite">
        {right
          ? `A run of 4 sessions with an exam costs ${counted(costOfRun(pricesOf(section.fields), { sessions: 4, exam: true }), 'point')}.`
          : null}
      </p>
    </SectionCard>
  )
}
