import { IconCloudOff } from '@tabler/icons-react'
import { asOfText } from '../lib/when.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { RetryNotice } from './retry-notice.tsx'

type StaleNoticeProps = {
  title: string
  onRetry: () => void
  /** Of when the shown is, where the device kept it. */
  asOf?: Date
}

/** A list that could not be read again still shows what it knew. */
export const StaleNotice = ({ title, onRetry, asOf }: StaleNoticeProps) =>
  asOf ? (
    <Notice
      tone="care"
      icon={<IconCloudOff size={20} />}
      title={`Offline – ${asOfText(asOf, new Date())}`}
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      You see what this device kept. Changes need a connection.
    </Notice>
  ) : (
    <RetryNotice title={title} onRetry={onRetry}>
      What you see may be out of date.
    </RetryNotice>
  )
