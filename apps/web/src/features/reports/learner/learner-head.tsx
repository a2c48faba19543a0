import type { LearnerReport } from '@klasrum/contract/reports'
import { IconArrowLeft, IconArrowRight, IconUserOff } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { classTitle, useClassRecord } from '../../classes/door.ts'
import css from './learner.module.css'
import { neighboursOf } from './neighbours.ts'

/** Who it is, and the way to the learners before and after. */
export function LearnerHead({ report: { klass, learner } }: { report: LearnerReport }) {
  const { data } = useClassRecord(klass.id)
  const { previous, next } = neighboursOf(data?.enrollments ?? [], learner.student_id)
  const to = (student_id: number) =>
    ({
      to: '/classes/$classId/learners/$studentId',
      params: { classId: String(klass.id), studentId: String(student_id) },
      search: true,
    }) as const
  return (
    <div className={css.head}>
      <div>
        <p className={css.printed}>
          {klass.school_name} · SY {klass.school_year} · {classTitle(klass)}
        </p>
        <h2>{learner.listed_name}</h2>
        <p className={css.about}>
          {learner.student_no ? `LRN ${learner.student_no}` : 'No LRN'}
          {learner.dropped ? (
            <Badge tone="care" icon={<IconUserOff />}>
              Dropped
            </Badge>
          ) : null}
        </p>
      </div>
      <nav className={css.neighbours} aria-label="Learners">
        {previous ? (
          <ButtonLink size="sm" icon={<IconArrowLeft />} {...to(previous.student_id)}>
            Previous learner
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink size="sm" iconAfter={<IconArrowRight />} {...to(next.student_id)}>
            Next learner
          </ButtonLink>
        ) : null}
      </nav>
    </div>
  )
}
