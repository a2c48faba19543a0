import { useRef } from 'react'
import { continuesSession, noteActivity, useIdleWarning } from '../../lib/activity.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './session-banner.module.css'

/** `top` where the page has no header of the frame to lie under. */
export function SessionBanner({ top }: { top?: boolean }) {
  const warned = useIdleWarning()
  const cameFrom = useRef<Element | null>(null)
  if (!warned) return null
  const goOn = () => {
    noteActivity()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    <div className={css.banner} data-top={top || undefined} role="alert">
      <Notice
        tone="care"
        title="Session Expiring Soon"
        action={
          <Button
            size="sm"
            {...continuesSession}
            onFocus={(event) => {
              cameFrom.current = event.relatedTarget
            }}
            onClick={goOn}
          >
            Continue Session
          </Button>
        }
      >
        Your session expires in 1 minute due to inactivity.
      </Notice>
    </div>
  )
}
