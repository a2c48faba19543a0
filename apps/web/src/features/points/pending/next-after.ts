type Listed = { id: number }

/** Which request to look at once `id` is decided: the one that followed it, or what took its place. */
export function nextAfter<T extends Listed>(before: readonly T[], id: number, after: readonly T[]): T | null {
  const at = before.findIndex((each) => each.id === id)
  const others = after.filter((each) => each.id !== id)
  const followed = others.find((each) => each.id === before[at + 1]?.id)
  return followed ?? others[Math.max(at, 0)] ?? others.at(-1) ?? null
}
