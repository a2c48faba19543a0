/** With fewer of them nothing is said: one that was slow would make a promise of an hour. */
const fewest = 3

/** What similar work usually took, in seconds; null while too little of it is known. */
export function usualSeconds(took: readonly number[]): number | null {
  const sorted = [...took].sort((one, other) => one - other)
  return sorted.length < fewest ? null : (sorted[Math.floor(sorted.length / 2)] ?? null)
}

type Going = { usual: number | null; started_at: Date | null; share: number; now: Date }

/**
 * About how many seconds it still takes. What goes on for longer than usual is told by how far it came; null where nobody
 * can know.
 */
export function secondsLeft({ usual, started_at, share, now }: Going): number | null {
  if (!started_at) return null
  const gone = Math.max(0, (now.getTime() - started_at.getTime()) / 1_000)
  if (usual !== null && gone < usual) return Math.max(1, Math.round(usual - gone))
  if (share < 20) return null
  return Math.max(1, Math.round((gone * (100 - share)) / share))
}
