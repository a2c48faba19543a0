import { proves } from '@klasrum/testkit/skill-proof'
import { numberInAnswer } from '../words/number-in.ts'
import { divisorSkills } from './numbers.ts'

const remainder = (number: number, divisor: number) => {
  let left = number
  while (left >= divisor) left -= divisor
  return left
}
const numberOf = (answer: string) => Number(answer.replaceAll(',', ''))

/** Crosses out the multiples of every number, as Eratosthenes did. */
const primes = new Set(Array.from({ length: 500 }, (_, at) => at + 2))
for (let number = 2; number <= 500; number++)
  for (let multiple = 2 * number; multiple <= 501; multiple += number) primes.delete(multiple)

function firstInBoth(a: number, b: number): number {
  let [one, other] = [a, b]
  while (one !== other) {
    if (one < other) one += a
    else other += b
  }
  return one
}

/** Cuts the smaller off the larger until both are alike. */
function measure(a: number, b: number): number {
  if (a === b) return a
  return a > b ? measure(a - b, b) : measure(a, b - a)
}

proves(divisorSkills, {
  'numbers/divisibility-rules':
    ({ divisor }) =>
    (answer) =>
      remainder(numberOf(answer), divisor) === 0,
  'numbers/prime-or-composite':
    ({ prime }) =>
    (answer) =>
      prime ? primes.has(numberOf(answer)) : numberOf(answer) > 1 && !primes.has(numberOf(answer)),
  'numbers/prime-factorization':
    ({ number }) =>
    (answer) => {
      const factors = answer.split(' × ').map(Number)
      return (
        factors.every((factor) => primes.has(factor)) &&
        factors.reduce((one, other) => one * other, 1) === number
      )
    },
  'numbers/factors': ({ number }) => {
    const found: number[] = []
    for (let one = 1; one <= number; one++)
      for (let other = 1; other <= number; other++) if (one * other === number) found.push(one)
    return found.join(', ')
  },
  'numbers/multiples': ({ number }) => {
    const found = [number]
    while (found.length < 5) found.push((found.at(-1) ?? 0) + number)
    return found.join(', ')
  },
  'numbers/gcf': ({ a, b }) => measure(a, b),
  'numbers/lcm': ({ a, b }) => firstInBoth(a, b),
  // As words: "6 na bag" beside "12 bag" is right.
  'numbers/gcf-problems':
    ({ a, b }) =>
    (answer) =>
      numberInAnswer(answer) === measure(a, b),
  'numbers/lcm-problems':
    ({ a, b }) =>
    (answer) =>
      numberInAnswer(answer) === firstInBoth(a, b),
})
