import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArrowRight, IconCalendarEvent } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { dateFieldDay, shortDay } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { periodText } from '../class-text.ts'
import { progressTone } from '../list/progress-tone.ts'
import { periodDates, useTerms } from '../terms.ts'
import css from './class-now.module.css'

type ClassNowProps = { klass: ClassSummary; open: (klass: ClassSummary) => ReactNode }

/** How far the class is in its current period, and the way to go on. */
export function ClassNow({ klass, open }: ClassNowProps) {
  const id = useId()
  const { progress, item_count, learner_count, archived_at } = klass
  const params = { classId: String(klass.id) }
  const begun = learner_count > 0 && item_count > 0
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.now}>
        <p className={css.above}>{archived_at ? 'Last worked on' : 'Working on'}</p>
        <h2 id={id}>{periodText(klass, klass.current_quarter)}</h2>
        {archived_at ? null : <When klass={klass} />}
        {progress === null ? (
          <p className={css.none}>{item_count === 0 ? 'No items yet' : 'No learners yet'}</p>
        ) : (
          <div className={css.progress}>
            <p>Scores entered</p>
            <Meter label="Scores entered" value={progress} tone={progressTone(progress)} />
          </div>
        )}
        {begun && !archived_at && progress !== 100 ? open(klass) : null}
        {begun ? (
          <div className={css.actions}>
            <ButtonLink
              kind={archived_at ? 'line' : 'next'}
              block
              iconAfter={<IconArrowRight />}
              to="/classes/$classId/gradebook"
              params={params}
            >
              {archived_at ? 'See the scores' : progress === 100 ? 'See the grades' : 'Enter scores'}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** A period that is over by its dates is worked on until it is closed, and is told to be over. */
function When({ klass }: { klass: ClassSummary }) {
  const { data: terms = [] } = useTerms()
  const { starts_on, ends_on } = periodDates(terms, klass)
  const today = dateFieldDay(new Date())
  if (!ends_on) return null
  return (
    <p className={css.when}>
      <IconCalendarEvent size={16} aria-hidden />
      {ends_on < today
        ? `Ended ${shortDay(ends_on)}, not closed yet`
        : starts_on && starts_on > today
          ? `Begins ${shortDay(starts_on)}`
          : `Ends ${shortDay(ends_on)}`}
    </p>
  )
}
