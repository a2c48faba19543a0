import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import css from './import-decision.module.css'

type ImportDecisionProps = {
  /** What went wrong, with the way on. */
  problem?: { says: string; label: string; working?: string | false; onAgain: () => void }
  /** Why nothing can be written yet. */
  refused?: string
  /** What happens beside, where it can be written. */
  says?: string
  other: { label: string; disabled: boolean; onClick: () => void }
  /** The button that decides. */
  children: ReactNode
}

/** What stands in the bar below or above a preview. */
export const ImportDecision = ({ problem, refused, says, other, children }: ImportDecisionProps) => (
  <>
    {problem ? (
      <Notice
        tone="harm"
        action={
          <Button size="sm" working={problem.working} onClick={problem.onAgain}>
            {problem.label}
          </Button>
        }
      >
        {problem.says}
      </Notice>
    ) : null}
    <p className={css.says} data-refused={refused ? true : undefined} role="status">
      {refused ?? says}
    </p>
    <div className={css.deciding}>
      <Button onClick={other.onClick} disabled={other.disabled}>
        {other.label}
      </Button>
      {children}
    </div>
  </>
)
