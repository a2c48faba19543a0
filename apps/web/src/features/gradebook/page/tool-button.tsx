import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './sheet-page.module.css'
import type { SheetTask } from './sheet-tasks.tsx'

type ToolButtonProps = {
  task: SheetTask
  /** A plain one is its icon alone where room is short. */
  kind: 'line' | 'plain'
  working?: string | false
}

/** A tool that cannot be used now stays and says why. */
export function ToolButton({ task, kind, working }: ToolButtonProps) {
  const { label, icon, onClick, note, refused } = task
  const id = useId()
  return (
    <>
      <Button
        size="sm"
        kind={kind}
        icon={icon}
        title={refused ?? note ?? (kind === 'plain' ? label : undefined)}
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused ? id : undefined}
        working={working}
        onClick={refused ? undefined : onClick}
      >
        <span className={kind === 'plain' ? css.label : undefined}>{label}</span>
      </Button>
      {refused ? (
        <VisuallyHidden>
          <span id={id}>{refused}</span>
        </VisuallyHidden>
      ) : null}
    </>
  )
}
