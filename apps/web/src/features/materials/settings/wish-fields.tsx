import { Segmented } from '../../../ui/segmented.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { ExamFields } from './exam-fields.tsx'
import css from './settings.module.css'
import { ShowFields } from './show-fields.tsx'
import type { WishForm } from './use-wish.ts'

const sessions = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))
const formats = [
  { value: 'ilaw', label: 'ILAW' },
  { value: 'dll', label: 'DLL' },
] as const

/** What to make of the files. */
export function WishFields({ form }: { form: WishForm }) {
  const { wish, change, setSessions } = form
  return (
    <div className={css.fields}>
      <div className={css.set}>
        <p className={css.label} aria-hidden>
          Number of Sessions
        </p>
        <Segmented
          label="Number of Sessions"
          value={String(wish.sessions)}
          onChange={(value) => setSessions(Number(value))}
          options={sessions}
          block
        />
      </div>
      <div className={css.set}>
        <Stepper
          label="Quiz items"
          hint="For each session, 1 to 20"
          value={wish.quizItems}
          least={1}
          most={20}
          blank={1}
          onChange={(quizItems) => change({ quizItems })}
        />
      </div>
      <div className={css.set} data-line>
        <div>
          <p className={css.label} aria-hidden>
            Lesson plan format
          </p>
          <p className={css.hint}>ILAW, or the daily lesson log</p>
        </div>
        <Segmented
          label="Lesson plan format"
          value={wish.format}
          onChange={(format) => change({ format })}
          options={formats}
        />
      </div>
      <div className={css.set}>
        <ExamFields form={form} />
      </div>
      <div className={css.set}>
        <ShowFields form={form} />
      </div>
    </div>
  )
}
