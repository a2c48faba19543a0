import { sayOr } from '../../../lib/say-or.ts'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { useAllDivisions } from './use-all-divisions.ts'

/** Stands on screens that offer divisions to choose from when these did not come. */
export function DivisionsNotice() {
  const { error, data, refetch } = useAllDivisions()
  if (!error || data) return null
  return (
    <RetryNotice onRetry={() => void refetch()}>
      {sayOr(error, 'Failed to load divisions. Some features may be limited.')}
    </RetryNotice>
  )
}
