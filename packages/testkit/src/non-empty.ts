const hasOne = <T>(items: T[]): items is [T, ...T[]] => items.length > 0

/** For a check of every one of some items: over nothing such a check passes, whatever the product does. */
export function nonEmpty<T>(items: Iterable<T>, what = 'items'): [T, ...T[]] {
  const all = [...items]
  if (!hasOne(all)) throw new Error(`There are no ${what} to check.`)
  return all
}
