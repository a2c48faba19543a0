import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArchive, IconMapPin, IconSchool, IconUser, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { classTitle, gradeText, periodText } from '../class-text.ts'
import css from './class-card.module.css'
import { progressTone } from './progress-tone.ts'

type ClassCardProps = {
  klass: ClassSummary
  /** Whose class it is; the teachers who keep it know. */
  withKeeper: boolean
  menu: ReactNode
}

/** One class: its section is what teachers tell it by. The whole card opens the record. */
export function ClassCard({ klass, withKeeper, menu }: ClassCardProps) {
  const params = { classId: String(klass.id) }
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div className={css.name}>
          <p className={css.above}>
            {klass.subject_name} · {gradeText(klass.grade_level)}
          </p>
          <h3>
            <Link
              to="/classes/$classId/record"
              params={params}
              search={{ view: '1' }}
              className={css.open}
              title={klass.section}
            >
              {klass.section}
            </Link>
          </h3>
        </div>
        <div className={css.menu}>{menu}</div>
      </div>
      <p className={css.term}>
        {klass.term_name}, {klass.school_year}
      </p>
      {klass.archived_at ? (
        <div className={css.badges}>
          <Badge tone="plain" icon={<IconArchive />}>
            Archived
          </Badge>
        </div>
      ) : null}
      <ul className={css.facts}>
        <Fact icon={<IconUsers />} label="Learners">
          {counted(klass.learner_count, 'learner')}
        </Fact>
        {klass.room_number ? (
          <Fact icon={<IconMapPin />} label="Room">
            {klass.room_number}
          </Fact>
        ) : null}
        {withKeeper ? (
          <>
            <Fact icon={<IconUser />} label="Primary teacher">
              {klass.primary_teacher_name ?? 'No primary teacher'}
            </Fact>
            <Fact icon={<IconSchool />} label="School">
              {klass.school_name}
            </Fact>
          </>
        ) : null}
      </ul>
      <Progress klass={klass} />
      <ul className={css.foot} aria-label={`Pages of ${classTitle(klass)}`}>
        <li>
          <Link to="/classes/$classId/record" params={params} search={{ view: '1' }}>
            Class Info
          </Link>
        </li>
        <li>
          <Link to="/classes/$classId" params={params}>
            Roster
          </Link>
        </li>
        <li>
          <Link to="/classes/$classId/gradebook" params={params}>
            Grade Sheet
          </Link>
        </li>
      </ul>
    </li>
  )
}

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <li>
    <span className={css.icon} aria-hidden>
      {icon}
    </span>
    <VisuallyHidden>{label}: </VisuallyHidden>
    <span className={css.fact}>{children}</span>
  </li>
)

function Progress({ klass }: { klass: ClassSummary }) {
  const scores = `${periodText(klass, klass.current_quarter)} scores`
  return (
    <div className={css.progress}>
      <p>
        <span>{scores}</span>
        {klass.progress === null ? (
          <span className={css.none}>{klass.item_count === 0 ? 'No items yet' : 'No learners yet'}</span>
        ) : null}
      </p>
      {klass.progress === null ? (
        <span className={css.empty} aria-hidden />
      ) : (
        <Meter label={scores} value={klass.progress} tone={progressTone(klass.progress)} />
      )}
    </div>
  )
}
