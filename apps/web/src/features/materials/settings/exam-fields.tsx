import { NumberField } from '../../../ui/number-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { Switch } from '../../../ui/switch.tsx'
import css from './settings.module.css'
import type { WishForm } from './use-wish.ts'
import { difficultyTotal, mixOf } from './wish.ts'

const levels = [
  { key: 'easiest', label: 'Easiest', hint: 'remember' },
  { key: 'easy', label: 'Easy', hint: 'understand' },
  { key: 'moderate', label: 'Moderate', hint: 'apply, analyze' },
  { key: 'hard', label: 'Hard', hint: 'evaluate, create' },
] as const

/** The exam, and how many items it has of each difficulty. */
export function ExamFields({ form: { wish, change } }: { form: WishForm }) {
  const { exam, counts, examItems } = wish
  const mix = mixOf(wish)
  return (
    <fieldset className={css.part}>
      <legend className={css.hidden}>Exam</legend>
      <Switch label="Exam" on={exam} onChange={(on) => change({ exam: on })} spread />
      {exam ? (
        <>
          <div className={css.mix}>
            {levels.map(({ key, label, hint }) => (
              <NumberField
                key={key}
                label={label}
                hint={hint}
                value={counts[key]}
                least={0}
                most={100}
                blank={0}
                onChange={(count) => change({ counts: { ...counts, [key]: count } })}
              />
            ))}
          </div>
          {mix === counts ? null : (
            <Stepper
              label="Exam items"
              hint="All easiest: no counts are typed above"
              value={examItems}
              least={1}
              most={100}
              blank={5}
              onChange={(items) => change({ examItems: items })}
            />
          )}
          <div className={css.shares} aria-hidden>
            {levels.map(({ key }) => (
              <span key={key} style={{ flexGrow: mix[key] }} data-level={key} />
            ))}
          </div>
          <p className={css.total} aria-live="polite">
            <span>Total exam items</span> <b>{difficultyTotal(mix)}</b>
          </p>
        </>
      ) : null}
    </fieldset>
  )
}
