import { IconArrowRight, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StepBoard } from './step-board.tsx'
import type { Wait } from './waits.ts'
import css from './waits-board.module.css'

/** What waits for a decision: the first of it large, the rest beside it. */
export function WaitsBoard({ first, others }: { first: Wait; others: readonly Wait[] }) {
  return (
    <StepBoard
      above="Waiting for you"
      title={first.title}
      text={first.text}
      actions={
        <ButtonLink kind="next" {...first.target} iconAfter={<IconArrowRight />}>
          {first.label}
        </ButtonLink>
      }
      side={
        others.length > 0 ? (
          <>
            <h3>Also waiting</h3>
            <ul className={css.others}>
              {others.map(({ key, title, text, target }) => (
                <li key={key}>
                  <Link {...target}>
                    <span>
                      <b>{title}</b>
                      <span>{text}</span>
                    </span>
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : undefined
      }
    />
  )
}

export const NothingWaits = ({ text }: { text: string }) => (
  <Card>
    <p className={css.nothing}>
      <IconCircleCheck size={20} aria-hidden />
      <span>
        <b>Nothing waits for you.</b> {text}
      </span>
    </p>
  </Card>
)
