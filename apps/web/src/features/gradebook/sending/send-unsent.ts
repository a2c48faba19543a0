import { sessionNow, watchSession } from '../../../lib/session.ts'
import { readUnsentCount } from '../../../lib/unsent-count.ts'

/**
 * Scores that an earlier visit left unsent go out as soon as their owner is signed in, whatever page is open.
 * The queue is only loaded when there are some.
 */
export function sendWhatIsUnsent(): void {
  const look = () => {
    const { user } = sessionNow()
    if (!user || readUnsentCount(user.id) === 0) return
    void import('./session-queue.ts').then(({ queueOf }) => queueOf(user.id)).catch(() => {})
  }
  watchSession(look)
  look()
}
