import type { QueueStatus } from './save-queue.ts'

/** The state of saving in a few words that are always in sight. */
export function statusWords({ waiting, saving, refused, conflict, unsent, link }: QueueStatus): string {
  const sendable = waiting + saving
  if (link === 'offline') return unsent ? `Offline – ${unsent} unsent` : 'Offline'
  if (link === 'signed-out') return unsent ? `Signed out – ${unsent} unsent` : 'Signed out'
  if (link === 'retrying' && sendable) return 'Not saved – will retry'
  if (sendable) return `Saving ${sendable}`
  return refused + conflict ? `Not saved – ${refused + conflict} to look at` : 'Saved'
}
