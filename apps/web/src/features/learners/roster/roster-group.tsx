import type { Enrollment } from '@klasrum/contract/enrollments'
import { type ReactNode, useId } from 'react'
import { shortDay } from '../../../lib/format.ts'
import { numberText } from '../student-text.ts'
import css from './roster.module.css'

type RosterGroupProps = {
  title: string
  enrollments: readonly Enrollment[]
  /** The place of each in the whole group, also while a search leaves only some of them. */
  places: ReadonlyMap<number, number>
  onOpen: (enrollment: Enrollment) => void
  /** What stands at the end of a row. */
  action: (enrollment: Enrollment) => ReactNode
  /** The day that most were enrolled on; only another one is told of a learner. */
  usualDay?: string
  note?: (enrollment: Enrollment) => ReactNode
}

export function RosterGroup(props: RosterGroupProps) {
  const { title, enrollments, places, onOpen, action, usualDay, note } = props
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id}>
        {title} <span>{places.size}</span>
      </h3>
      {enrollments.length > 0 ? (
        <ol>
          {enrollments.map((each) => (
            <li key={each.id} className={css.row}>
              <span className={css.place}>{places.get(each.id)}</span>
              <button type="button" className={css.who} onClick={() => onOpen(each)}>
                <span className={css.name}>{each.student.listed_name}</span>
                <span className={css.number}>
                  {numberText(each.student)}
                  {each.enrolled_on === usualDay ? null : ` · enrolled ${shortDay(each.enrolled_on)}`}
                  {note?.(each)}
                </span>
              </button>
              {action(each)}
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.none}>{places.size > 0 ? 'None match your search.' : 'None.'}</p>
      )}
    </section>
  )
}
