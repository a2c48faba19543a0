/** The results of some work on each entry, in their order, a few at the same time. */
export async function severalAtOnce<T, R>(
  list: readonly T[],
  most: number,
  work: (entry: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < list.length; from += most) {
    const several = list.slice(from, from + most)
    results.push(...(await Promise.all(several.map((entry, more) => work(entry, from + more)))))
  }
  return results
}
