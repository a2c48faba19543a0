import type { ClassSummary } from '@klasrum/contract/classes'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { periodText } from '../../classes/door.ts'
import { momentText, nameText } from '../history/change-text.ts'
import { useQuarterEvents } from '../page/queries.ts'
import css from './closing.module.css'

/** When the quarters of the class were closed and reopened, by whom and why. */
export function QuarterEvents({ klass }: { klass: ClassSummary }) {
  const { user } = useSession()
  const { data, error, refetch } = useQuarterEvents(klass.id)
  if (!data) {
    return error ? (
      <ErrorState title={sayOr(error, 'The closings could not be loaded.')} onRetry={() => void refetch()} />
    ) : (
      <div className={css.note} role="status" aria-label="Loading the closings">
        <Skeleton lines={3} />
      </div>
    )
  }
  if (data.length === 0) return <p className={css.note}>No quarter of this class was closed yet.</p>
  return (
    <ol aria-label="Closings, the latest first">
      {data.map(({ quarter, kind, reason, by, at }) => (
        <li key={`${quarter} ${kind} ${at}`} className={css.event}>
          <span aria-hidden>{kind === 'closed' ? <IconLock size={18} /> : <IconLockOpen size={18} />}</span>
          <span>
            <b>
              {periodText(klass, quarter)} {kind}
            </b>
            {reason ? <q>{reason}</q> : null}
            <span>
              {nameText(by, user)}, {momentText(at, new Date())}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
