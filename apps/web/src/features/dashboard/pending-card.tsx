import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAdminStats } from '../points/door.ts'
import css from './admin-overview.module.css'
import { pendingText } from './pending-text.ts'

/** An admin's next thing: the payments that wait for a decision. */
export function PendingCard() {
  const stats = useAdminStats()
  const some = stats.data ? stats.data.pending_topups > 0 : false
  return (
    <Card as="section" aria-labelledby="pending-topups">
      <CardHead>
        <h2 id="pending-topups">Pending top-ups</h2>
        <ButtonLink kind={some ? 'next' : 'line'} size="sm" to="/pending-topups">
          Review top-ups
        </ButtonLink>
      </CardHead>
      <div className={css.text}>
        {stats.data ? (
          <p>{pendingText(stats.data, new Date())}</p>
        ) : stats.isError ? (
          <Notice
            tone="care"
            action={
              <Button size="sm" onClick={() => void stats.refetch()}>
                Try again
              </Button>
            }
          >
            How many are waiting could not be loaded.
          </Notice>
        ) : (
          <Skeleton width="70%" height="1.5rem" />
        )}
      </div>
    </Card>
  )
}
