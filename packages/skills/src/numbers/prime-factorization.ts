import { skill } from '../skill.ts'
import { raised } from '../words/numbers.ts'
import { withinLargest } from './amounts.ts'
import { equalSteps, factorsOf, isPrime, primeFactorsOf } from './divisors.ts'

type Given = { number: number }

const times = (factors: readonly number[]) => factors.toSorted((one, other) => one - other).join(' × ')

/** "2³ × 5". */
function powers(factors: readonly number[]): string {
  return [...new Set(factors)]
    .map((factor) => {
      const power = factors.filter((each) => each === factor).length
      return power === 1 ? String(factor) : `${factor}${raised(power)}`
    })
    .join(' × ')
}

const nextPrime = (prime: number) => equalSteps(prime + 1, 2 * prime + 1).find(isPrime) ?? prime

export const primeFactorization = skill<Given, 'composite' | 'missing' | 'pair' | 'one' | 'other' | 'extra'>({
  id: 'numbers/prime-factorization',
  area: 'Mathematics',
  name: { en: 'Prime factorization', fil: 'Prime factorization' },
  grades: [5, 7],
  cues: {
    en: ['prime factorization', 'factor tree', 'product of primes', 'continuous division', 'prime factors'],
    fil: [
      'prime factorization',
      'factor tree',
      'product ng mga prime',
      'continuous division',
      'prime factors',
    ],
  },
  notation: [/\b\d+ ?= ?\d+(?: ?[×x•] ?\d+){2,}/],
  units: ['mathematics/5/prime-and-composite-numbers'],
  largest: (grade) => (grade < 6 ? 100 : 200),
  mistakes: {
    composite: {
      en: 'stopped while a factor was still composite',
      fil: 'tumigil kahit composite pa ang isang factor',
    },
    missing: { en: 'left out one prime factor', fil: 'may nakaligtaang isang prime factor' },
    pair: {
      en: 'wrote a pair of factors that are not prime',
      fil: 'pares ng factor na hindi prime ang isinulat',
    },
    one: { en: 'wrote 1 as a prime factor', fil: 'isinulat ang 1 bilang prime factor' },
    other: { en: 'wrote a wrong prime number at the end', fil: 'maling prime number ang isinulat sa dulo' },
    extra: { en: 'wrote one prime factor too often', fil: 'sumobra ang isang prime factor' },
  },
  rules: {
    en: [
      {
        say: 'Of 1, 2, 3 and 5, the number that never appears in a prime factorization is {1}.',
        ask: 'Which of 1, 2, 3 and 5 never appears in a prime factorization?',
        not: ['2', '3', '5'],
      },
      {
        say: 'The prime factorization of 12 is {2 × 2 × 3}.',
        ask: 'What is the prime factorization of 12?',
        not: ['3 × 4', '2 × 6', '2 × 3 × 3'],
      },
    ],
    fil: [
      {
        say: 'Sa 1, 2, 3 at 5, ang bilang na hindi kailanman kasama sa prime factorization ay {1}.',
        ask: 'Alin sa 1, 2, 3 at 5 ang hindi kailanman kasama sa prime factorization?',
        not: ['2', '3', '5'],
      },
      {
        say: 'Ang prime factorization ng 12 ay {2 × 2 × 3}.',
        ask: 'Ano ang prime factorization ng 12?',
        not: ['3 × 4', '2 × 6', '2 × 3 × 3'],
      },
    ],
  },
  draw: (draw) => {
    const number = draw
      .some([2, 2, 2, 3, 3, 5, 5, 7, draw.grade < 6 ? 2 : 11], draw.int(3, 5))
      .reduce((product, prime) => product * prime, 1)
    if (number < 18) throw new RangeError('Too small.')
    withinLargest(draw, number)
    return { number }
  },
  answer: ({ number }) => times(primeFactorsOf(number)),
  also: ({ number }) =>
    [powers(primeFactorsOf(number))].filter((text) => text !== times(primeFactorsOf(number))),
  wrong: ({ number }) => {
    const primes = primeFactorsOf(number)
    const [first = 1, second = 1, ...rest] = primes
    const factors = factorsOf(number)
    const middle = factors.filter((each) => !isPrime(each) && each > 1 && each * each <= number).at(-1)
    return {
      composite: times([first * second, ...rest]),
      missing: times(primes.slice(1)),
      pair: middle ? times([middle, number / middle]) : undefined,
      one: `1 × ${times(primes)}`,
      other: times([...primes.slice(0, -1), nextPrime(primes.at(-1) ?? 2)]),
      extra: times([...primes, first]),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `What is the prime factorization of ${number}?` },
      { level: 'understand', text: ({ number }) => `Write ${number} as a product of prime numbers.` },
      {
        level: 'understand',
        text: ({ number }) => `Which product of prime numbers is at the end of a factor tree of ${number}?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ number }) => `Ano ang prime factorization ng ${number}?` },
      {
        level: 'understand',
        text: ({ number }) => `Isulat ang ${number} bilang product ng mga prime number.`,
      },
      {
        level: 'understand',
        text: ({ number }) => `Aling product ng mga prime number ang nasa dulo ng factor tree ng ${number}?`,
      },
    ],
  },
  statement: {
    en: ({ number }, answer) => `The prime factorization of ${number} is ${answer}.`,
    fil: ({ number }, answer) => `Ang prime factorization ng ${number} ay ${answer}.`,
  },
  solution: {
    en: ({ number }) => [
      'Divide by the smallest prime number that fits until 1 is left.',
      `${number} = ${times(primeFactorsOf(number))}`,
    ],
    fil: ({ number }) => [
      'Hatiin sa pinakamaliit na prime number na maaari hanggang 1 ang matira.',
      `${number} = ${times(primeFactorsOf(number))}`,
    ],
  },
})
