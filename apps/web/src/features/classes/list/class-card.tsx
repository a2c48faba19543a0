import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArchive, IconMapPin, IconSchool, IconUser, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FactList, type FactListItem } from '../../../ui/fact-list.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { classTitle, gradeText, periodText } from '../class-text.ts'
import css from './class-card.module.css'
import { progressTone } from './progress-tone.ts'

type ClassCardProps = {
  klass: ClassSummary
  /** Whose class it is; the teachers who keep it know. */
  withKeeper: boolean
  /** Where the list has classes of several years. */
  withYear: boolean
  menu: ReactNode
}

/** One class: its section is what teachers tell it by. The whole card opens the record. */
export function ClassCard({ klass, withKeeper, withYear, menu }: ClassCardProps) {
  const params = { classId: String(klass.id) }
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div className={css.name}>
          <p className={css.above}>{aboveText(klass)}</p>
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
      {withYear ? <p className={css.term}>SY {klass.school_year}</p> : null}
      {klass.archived_at ? (
        <div className={css.badges}>
          <Badge tone="plain" icon={<IconArchive />}>
            Archived
          </Badge>
        </div>
      ) : null}
      <div className={css.facts}>
        <FactList facts={factsOf(klass, withKeeper)} inline />
      </div>
      <Progress klass={klass} />
      <ul className={css.foot} aria-label={`Pages of ${classTitle(klass)}`}>
        <li>
          <Link to="/classes/$classId/gradebook" params={params}>
            Grade Sheet
          </Link>
        </li>
        <li>
          <Link to="/classes/$classId" params={params}>
            Roster
          </Link>
        </li>
        <li>
          <Link to="/classes/$classId/record" params={params} search={{ view: '1' }}>
            Class Info
          </Link>
        </li>
      </ul>
    </li>
  )
}

/** "Science 8", and the grade level where the subject does not say it. */
const aboveText = ({ subject_name, grade_level }: ClassSummary): string =>
  subject_name.split(/\W+/).includes(grade_level)
    ? subject_name
    : `${subject_name} · ${gradeText(grade_level)}`

function factsOf(klass: ClassSummary, withKeeper: boolean): FactListItem[] {
  const { learner_count, room_number, primary_teacher_name, school_name } = klass
  return [
    { key: 'learners', icon: <IconUsers />, label: 'Learners', text: counted(learner_count, 'learner') },
    ...(room_number ? [{ key: 'room', icon: <IconMapPin />, label: 'Room', text: room_number }] : []),
    ...(withKeeper
      ? [
          {
            key: 'teacher',
            icon: <IconUser />,
            label: 'Primary teacher',
            text: primary_teacher_name ?? 'No primary teacher',
          },
          { key: 'school', icon: <IconSchool />, label: 'School', text: school_name },
        ]
      : []),
  ]
}

function Progress({ klass }: { klass: ClassSummary }) {
  const scores = `${periodText(klass, klass.current_quarter)} scores`
  return (
    <div className={css.progress}>
      <p>{scores}</p>
      {klass.progress === null ? (
        <span className={css.none}>{klass.item_count === 0 ? 'No items yet' : 'No learners yet'}</span>
      ) : (
        <Meter label={scores} value={klass.progress} tone={progressTone(klass.progress)} />
      )}
    </div>
  )
}
