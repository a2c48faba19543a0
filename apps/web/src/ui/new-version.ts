import { useSyncExternalStore } from 'react'
import { sessionNow } from '../lib/session.ts'
import { readUnsentCount } from '../lib/unsent-count.ts'
import { toast } from './toasts.tsx'

const askAgainMs = 60_000
let take: (() => void) | undefined
const watchers = new Set<() => void>()

function setTake(next: (() => void) | undefined): void {
  take = next
  for (const tell of watchers) tell()
}

const isUnsent = (): boolean => {
  const { user } = sessionNow()
  return user !== null && readUnsentCount(user.id) > 0
}

/**
 * A new version never reloads over unsent work: until that is sent nothing is offered, and later a press still asks.
 * The message closes like every other; the offer stays in the account menu.
 */
export function offerNewVersion(reload: () => void): void {
  if (take) return
  if (isUnsent()) {
    setTimeout(offerNewVersion, askAgainMs, reload)
    return
  }
  setTake(() => {
    setTake(undefined)
    if (!isUnsent()) return reload()
    toast({ tone: 'care', title: 'Not reloaded', text: 'Your last scores are still on their way.' })
    offerNewVersion(reload)
  })
  toast({
    tone: 'care',
    title: 'A new version is ready',
    action: { label: 'Reload', onClick: () => take?.() },
  })
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Loads the new version that is ready, if one is. */
export const useNewVersion = (): (() => void) | undefined => useSyncExternalStore(watch, () => take)
