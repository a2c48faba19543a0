import type { Role } from '@klasrum/contract/fields'
import { IconArrowRight } from '@tabler/icons-react'
import { Board } from '../../ui/board.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BlankSheet } from './blank-sheet.tsx'
import { useFigures } from './figures.ts'
import css from './next-step-board.module.css'
import { nextStepFor } from './next-steps.ts'

type NextStepBoardProps = {
  role: Exclude<Role, 'admin'>
  /** Leaves the accent to another step on the page. */
  calm: boolean
}

export function NextStepBoard({ role, calm }: NextStepBoardProps) {
  const { above, title, text, next, other } = nextStepFor(role, useFigures().data)
  return (
    <Board ledge="bottom" framed aria-labelledby="next-step">
      <div className={css.inside}>
        <div className={css.words}>
          <p className={css.above}>{above}</p>
          <h2 id="next-step">{title}</h2>
          <p>{text}</p>
          <div className={css.actions}>
            <ButtonLink kind={calm ? 'board-line' : 'next'} to={next.to} iconAfter={<IconArrowRight />}>
              {next.label}
            </ButtonLink>
            {other ? (
              <ButtonLink kind="board" to={other.to}>
                {other.label}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {role === 'teacher' ? <BlankSheet /> : null}
      </div>
    </Board>
  )
}
