import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './sheet-page.module.css'
import type { SheetTask } from './sheet-tasks.tsx'

type ToolButtonProps = {
  task: SheetTask
  kind: 'line' | 'plain'
  /** Its icon alone stands for it first where room is short. */
  minor?: boolean
  working?: string | false
}

/** A tool that cannot be used now stays and says why. */
export function ToolButton({ task, kind, minor, working }: ToolButtonProps) {
  const { label, icon, onClick, refused } = task
  const id = useId()
  return (
    <>
      <Button
        size="sm"
        kind={kind}
        icon={icon}
        title={refused ?? (kind === 'plain' ? label : undefined)}
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused ? id : undefined}
        working={working}
        onClick={refused ? undefined : onClick}
      >
        <span className={kind === 'plain' ? (minor ? css.minor : css.label) : undefined}>{label}</span>
      </Button>
      {refused ? (
        <VisuallyHidden>
          <span id={id}>{refused}</span>
        </VisuallyHidden>
      ) : null}
    </>
  )
}
