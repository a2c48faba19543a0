import type { Role } from '@klasrum/contract/fields'
import { IconArrowRight } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { number } from '../../lib/format.ts'
import { Board } from '../../ui/board.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BlankSheet } from './blank-sheet.tsx'
import { useFigures, useWorkOfPage } from './figures.ts'
import { LeftOffSheet } from './left-off-sheet.tsx'
import css from './next-step-board.module.css'
import { nextStepFor, stepFactsFor } from './next-steps.ts'

type NextStepBoardProps = {
  role: Exclude<Role, 'admin'>
  /** Leaves the accent to another step on the page. */
  calm: boolean
}

export function NextStepBoard({ role, calm }: NextStepBoardProps) {
  const figures = useFigures()
  const { data: work, isPending } = useWorkOfPage()
  // Together with the cards below, which would otherwise be moved down a moment before they come.
  const awaited = useDeferredValue(isPending || figures.isPending)
  if (awaited) return <StepToCome />
  const { above, title, text, next, other, quiet } = nextStepFor(role, figures.data, work, new Date())
  const facts = stepFactsFor(role, figures.data, work)
  const { label, ...target } = next
  const { label: otherLabel, ...otherTarget } = other ?? {}
  const inside = (
    <div className={css.inside}>
      <div className={css.words} data-quiet={quiet}>
        <p className={css.above}>{above}</p>
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
        {facts.length > 0 ? (
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{number(fact.count)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className={css.actions}>
          <ButtonLink
            kind={quiet ? 'line' : calm ? 'board-line' : 'next'}
            {...target}
            iconAfter={<IconArrowRight />}
          >
            {label}
          </ButtonLink>
          {other ? (
            <ButtonLink kind={quiet ? 'plain' : 'board'} {...otherTarget}>
              {otherLabel}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {work?.left_off ? <LeftOffSheet left={work.left_off} /> : role === 'teacher' ? <BlankSheet /> : null}
    </div>
  )
  return quiet ? (
    <Card as="section" aria-labelledby="next-step">
      {inside}
    </Card>
  ) : (
    <Board ledge="bottom" framed aria-labelledby="next-step">
      {inside}
    </Board>
  )
}

const StepToCome = () => (
  <Board ledge="bottom" framed>
    <div className={css.coming} aria-hidden>
      <Skeleton width="60%" height="2rem" />
      <Skeleton lines={2} />
    </div>
  </Board>
)
