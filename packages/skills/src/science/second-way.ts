/** The value of one letter for which a difference vanishes, found by halving an interval. */
export function solved(
  n: Record<string, number>,
  letter: string,
  difference: (value: (letter: string) => number) => number,
): number {
  const at = (value: number) => difference((name) => (name === letter ? value : (n[name] ?? Number.NaN)))
  let [low, high] = [1e-6, 1e7]
  const rises = at(high) > at(low)
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (at(middle) > 0 === rises) high = middle
    else low = middle
  }
  return low
}

/** For laws of the form "product = one × other". */
export const lawCheck =
  (product: string, one: string, other: string) =>
  ({ n, asks }: { n: Record<string, number>; asks: string }): number =>
    solved(n, asks, (value) => value(product) - value(one) * value(other))
