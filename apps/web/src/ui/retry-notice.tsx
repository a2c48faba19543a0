import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type RetryNoticeProps = { title?: string; onRetry: () => void; children: ReactNode }

/** What did not come, and a way to ask for it again. */
export const RetryNotice = ({ title, onRetry, children }: RetryNoticeProps) => (
  <Notice
    tone="harm"
    title={title}
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
)
