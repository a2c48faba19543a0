import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateFieldDay, shortDay } from '../../lib/format.ts'
import { Meter } from '../../ui/meter.tsx'
import { periodText, progressTone } from '../classes/door.ts'
import css from './class-rows.module.css'
import type { DashboardWork } from './figures.ts'
import { missingText } from './missing-text.ts'
import { sheetOf } from './sheet-of.ts'

type InClass = Pick<
  DashboardWork['classes'][number],
  'class_id' | 'subject_name' | 'section' | 'policy' | 'quarter' | 'progress' | 'ends_on'
>

type ClassRowProps = { klass: InClass; text: string; today: string }

/** "Aug 14", with the year where it is another one. */
const dayOf = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDay(day).replace(/, \d+$/, '') : shortDay(day)

/** One class: how far its scores are, what is missing, and the last day for it. It opens the sheet. */
function ClassRow({ klass, text, today }: ClassRowProps) {
  const { subject_name, section, progress, ends_on, quarter } = klass
  const late = ends_on !== null && ends_on < today && progress !== 100
  return (
    <Link {...sheetOf(klass)} className={css.row}>
      <span className={css.name}>
        <b>{section}</b> <span>{subject_name}</span>
      </span>
      <span className={css.meter}>
        {progress === null ? (
          <span className={css.none}>No items yet</span>
        ) : (
          <Meter
            label={`Scores of ${subject_name}, ${section}`}
            value={progress}
            tone={progressTone(progress)}
          />
        )}
      </span>
      <span className={css.says}>
        <span>{text}</span>
        <span data-late={late || undefined}>
          {periodText(klass, quarter)}
          {ends_on ? ` ${ends_on < today ? 'ended' : 'ends'} ${dayOf(ends_on, today)}` : ''}
        </span>
      </span>
      <IconChevronRight className={css.chevron} size={18} aria-hidden />
    </Link>
  )
}

export function OwnClassRows({ classes, now }: { classes: DashboardWork['classes']; now: Date }) {
  const today = dateFieldDay(now)
  return (
    <Rows says="What is missing">
      {classes.map((klass) => (
        <li key={klass.class_id}>
          <ClassRow klass={klass} text={missingText(klass)} today={today} />
        </li>
      ))}
    </Rows>
  )
}

export function SchoolClassRows({ classes, now }: { classes: DashboardWork['behind']; now: Date }) {
  const today = dateFieldDay(now)
  return (
    <Rows says="Teacher">
      {classes.map((klass) => (
        <li key={klass.class_id}>
          <ClassRow klass={klass} text={klass.teacher_name ?? 'No primary teacher'} today={today} />
        </li>
      ))}
    </Rows>
  )
}

const Rows = ({ says, children }: { says: string; children: ReactNode }) => (
  <>
    <div className={css.heads} aria-hidden>
      <span>Class</span>
      <span>Scores that are in</span>
      <span>{says}</span>
    </div>
    <ul className={css.rows}>{children}</ul>
  </>
)
