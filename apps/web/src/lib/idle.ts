const warnAfter = 840_000
const endAfter = 900_000

export type Idle = 'active' | 'warned' | 'over'

export function idleAt(now: number, lastActivity: number): Idle {
  const quiet = now - lastActivity
  if (quiet >= endAfter) return 'over'
  return quiet >= warnAfter ? 'warned' : 'active'
}

/** Milliseconds until `idleAt` answers something else, given that nothing happens until then. */
export function nextChangeIn(now: number, lastActivity: number): number {
  const quiet = now - lastActivity
  if (quiet >= endAfter) return 0
  return (quiet >= warnAfter ? endAfter : warnAfter) - quiet
}
