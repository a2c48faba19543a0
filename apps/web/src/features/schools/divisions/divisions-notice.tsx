import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useAllDivisions } from './use-all-divisions.ts'

/** Stands on screens that offer divisions to choose from when these did not come. */
export function DivisionsNotice() {
  const { error, data, refetch } = useAllDivisions()
  if (!error || data) return null
  return (
    <Notice
      tone="harm"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {sayOr(error, 'Failed to load divisions. Some features may be limited.')}
    </Notice>
  )
}
