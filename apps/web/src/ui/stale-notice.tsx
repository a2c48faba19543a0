import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type StaleNoticeProps = { title: string; onRetry: () => void }

/** A list that could not be read again still shows what it knew. */
export const StaleNotice = ({ title, onRetry }: StaleNoticeProps) => (
  <Notice
    tone="harm"
    title={title}
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    What you see may be out of date.
  </Notice>
)
