import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import {
  changedScoreText,
  changeSourceText,
  momentText,
  nameText,
  newValue,
  oldValue,
  type ScoreChange,
  spokenValue,
} from './change-text.ts'
import css from './history.module.css'

type ChangeRowProps = {
  change: ScoreChange
  /** Whose score of what, where the list is of more than one cell. */
  about?: ReactNode
  action: ReactNode
}

export function ChangeRow({ change, about, action }: ChangeRowProps) {
  const { user } = useSession()
  const before = oldValue(change)
  const after = newValue(change)
  return (
    <li className={css.change}>
      <span className={css.values}>
        <VisuallyHidden>
          From {spokenValue(before)} to {spokenValue(after)}
        </VisuallyHidden>
        <span aria-hidden>
          {changedScoreText(before)} <IconArrowRight size={14} /> <b>{changedScoreText(after)}</b>
        </span>
      </span>
      <span className={css.who}>
        {about}
        <span>
          <b>{nameText(change.changed_by, user)}</b>, {changeSourceText(change)}
        </span>
        <span>{momentText(change.changed_at, new Date())}</span>
      </span>
      {action}
    </li>
  )
}
