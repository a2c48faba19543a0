import { sessionNow } from '../lib/session.ts'
import { readUnsentCount } from '../lib/unsent-count.ts'
import { toast } from './toasts.tsx'

const askAgainAfter = 60_000
let offered = false

const isUnsent = (): boolean => {
  const { user } = sessionNow()
  return user !== null && readUnsentCount(user.id) > 0
}

/** A new version never reloads over unsent work: until that is sent nothing is offered, and later a press still asks. */
export function offerNewVersion(reload: () => void): void {
  if (offered) return
  if (isUnsent()) {
    setTimeout(offerNewVersion, askAgainAfter, reload)
    return
  }
  offered = true
  toast({
    tone: 'care',
    title: 'A new version is ready',
    seconds: null,
    action: {
      label: 'Reload',
      onClick() {
        offered = false
        if (!isUnsent()) return reload()
        toast({ tone: 'care', title: 'Not reloaded', text: 'Your last scores are still on their way.' })
        offerNewVersion(reload)
      },
    },
  })
}
