import type { TopUp } from '@klasrum/contract/top-ups'

/** Top-ups that waited before and were approved or rejected meanwhile. */
export function decidedSince(before: readonly TopUp[], now: readonly TopUp[]): TopUp[] {
  const waited = new Set(before.filter(({ state }) => state === 'pending').map(({ id }) => id))
  return now.filter(({ id, state }) => waited.has(id) && (state === 'approved' || state === 'rejected'))
}
