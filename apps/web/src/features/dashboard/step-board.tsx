import type { ReactNode } from 'react'
import { Board } from '../../ui/board.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './step-board.module.css'

type StepBoardProps = {
  above: string
  title: string
  text: string
  actions: ReactNode
  /** A picture of the work; a narrow page leaves it out. */
  picture?: ReactNode
  /** What belongs to the step; a narrow page shows it below. */
  side?: ReactNode
}

/** The one thing to do next, as the first and largest thing of a dashboard. */
export const StepBoard = ({ above, title, text, actions, picture, side }: StepBoardProps) => (
  <Board ledge="bottom" framed aria-labelledby="next-step">
    <div className={css.inside} data-side={side ? true : undefined}>
      <div className={css.words}>
        <p className={css.above}>{above}</p>
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
        <div className={css.actions}>{actions}</div>
      </div>
      {picture ? <div className={css.picture}>{picture}</div> : null}
      {side ? <div className={css.side}>{side}</div> : null}
    </div>
  </Board>
)

export const StepToCome = () => (
  <Board ledge="bottom" framed>
    <div className={css.coming} aria-hidden>
      <Skeleton width="60%" height="2rem" />
      <Skeleton lines={2} />
    </div>
  </Board>
)
