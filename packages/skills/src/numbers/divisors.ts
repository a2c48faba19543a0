export const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))
export const lcm = (one: number, other: number): number => (one * other) / gcd(one, other)

/** Numbers from one to another, in equal steps. */
export const equalSteps = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

export const factorsOf = (number: number): number[] =>
  equalSteps(1, number).filter((each) => number % each === 0)
export const isPrime = (number: number): boolean =>
  number > 1 && !equalSteps(2, Math.sqrt(number)).some((each) => number % each === 0)

/** With repetition, the smallest first: 12 gives 2, 2, 3. */
export function primeFactorsOf(number: number): number[] {
  const first = equalSteps(2, number).find((each) => number % each === 0)
  return first === undefined ? [] : [first, ...primeFactorsOf(number / first)]
}
