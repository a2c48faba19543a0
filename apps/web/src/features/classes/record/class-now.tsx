import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArrowRight } from '@tabler/icons-react'
import { useId } from 'react'
import { counted } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { periodText } from '../class-text.ts'
import { progressTone } from '../list/progress-tone.ts'
import css from './class-now.module.css'

/** How far the class is in its current period, and the way to go on. */
export function ClassNow({ klass }: { klass: ClassSummary }) {
  const id = useId()
  const { progress, item_count, learner_count, archived_at } = klass
  const params = { classId: String(klass.id) }
  const begun = learner_count > 0 && item_count > 0
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.now}>
        <p className={css.above}>{archived_at ? 'Last worked on' : 'Working on'}</p>
        <h2 id={id}>{periodText(klass, klass.current_quarter)}</h2>
        {progress === null ? (
          <p className={css.none}>{item_count === 0 ? 'No items yet' : 'No learners yet'}</p>
        ) : (
          <div className={css.progress}>
            <p>Scores entered</p>
            <Meter label="Scores entered" value={progress} tone={progressTone(progress)} />
          </div>
        )}
        <p className={css.counts}>
          {counted(learner_count, 'learner')} · {counted(item_count, 'item')}
        </p>
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
