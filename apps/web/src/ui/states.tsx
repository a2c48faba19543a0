import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Glyph } from './glyph.tsx'
import css from './states.module.css'

type EmptyStateProps = { icon: ReactNode; title: string; text?: ReactNode; action?: ReactNode }

/** One sentence and the one action that fills the page. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <span className={css.sheet} aria-hidden>
        <span className={css.corner}>
          <Glyph>{icon}</Glyph>
        </span>
      </span>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  )
}

type ErrorStateProps = { title: string; text?: ReactNode; onRetry?: () => void; action?: ReactNode }

/** What happened, what is safe, one way on. */
export function ErrorState({ title, text, onRetry, action }: ErrorStateProps) {
  const said = text ?? (onRetry ? 'Nothing is lost. Look at your connection, then try again.' : null)
  return (
    <div className={css.state} role="alert">
      <Glyph tone="harm">
        <IconCloudOff />
      </Glyph>
      <h2>{title}</h2>
      {said ? <p>{said}</p> : null}
      <div className={css.action}>
        {onRetry ? (
          <Button size="sm" icon={<IconRefresh />} onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  )
}
