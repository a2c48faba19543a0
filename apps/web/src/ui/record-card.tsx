import type { ReactNode } from 'react'
import { FactList, type FactListItem } from './fact-list.tsx'
import css from './record-card.module.css'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type RecordCardProps = {
  title: ReactNode
  /** Makes the title a button that the whole card presses. */
  onOpen?: () => void
  note?: ReactNode
  /** Icon buttons at the right of the title. */
  actions?: ReactNode
  badges?: ReactNode
  facts?: readonly FactListItem[]
  children?: ReactNode
  foot?: ReactNode
}

/** One record of a list of cards. */
export function RecordCard({ title, onOpen, note, actions, badges, facts, children, foot }: RecordCardProps) {
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div>
          <h3>
            {onOpen ? (
              <button type="button" className={css.open} onClick={onOpen}>
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {badges ? <div className={css.badges}>{badges}</div> : null}
      {facts?.length ? <FactList facts={facts} /> : null}
      {children}
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </li>
  )
}

type RecordGridProps = {
  label: string
  /** One row each, for records of which there is little to say. */
  rows?: boolean
  children: ReactNode
}

/** Cards side by side, as many as find room. */
export const RecordGrid = ({ label, rows, children }: RecordGridProps) => (
  <ul className={rows ? css.rows : css.grid} aria-label={label}>
    {children}
  </ul>
)

const bones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of cards that are still to come. */
export const LoadingCards = ({ label, rows }: { label: string; rows?: boolean }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={rows ? css.rows : css.grid} aria-hidden>
      {bones.map((bone) => (
        <div key={bone} className={css.card}>
          <Skeleton width="60%" height="1.25rem" />
          {rows ? null : <Skeleton lines={3} />}
        </div>
      ))}
    </div>
  </div>
)
