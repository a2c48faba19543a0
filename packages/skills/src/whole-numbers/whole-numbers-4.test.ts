import { proves } from '@klasrum/testkit/skill-proof'
import { expect, test } from 'vitest'
import { oneStepTales } from './one-step-tales.ts'
import { threeStepTales } from './three-step-tales.ts'
import { twoStepTales } from './two-step-tales.ts'
import { problemSkills } from './whole-numbers.ts'

const added = (each: number, times: number) =>
  Array.from({ length: times }, () => each).reduce((sum, one) => sum + one, 0)

type Formula = (a: number, b: number, c: number, d: number) => number

const oneStep: Record<string, Formula> = {
  joined: (a, b) => a + b,
  saved: (a, b) => a + b,
  'more-than': (a, b) => a + b,
  'flew-away': (a, b) => a - b,
  points: (a, b) => a - b,
  'still-needed': (a, b) => a - b,
  seats: (a, b) => a - b,
  bags: (a, b) => added(a, b),
  fare: (a, b) => added(a, b),
  'daily-sales': (a, b) => added(a, b),
  shared: (a, b) => a / b,
  rows: (a, b) => a / b,
  'price-of-one': (a, b) => a / b,
}

const twoStep: Record<string, Formula> = {
  'got-and-gave': (a, b, c) => a - c + b,
  'two-purchases': (a, b, c) => c - a - b,
  'more-and-together': (a, b) => 2 * a + b,
  change: (a, b, c) => c - added(b, a),
  'broken-eggs': (a, b, c) => added(b, a) - c,
  'boxes-and-more': (a, b, c) => c + added(b, a),
  'shared-harvest': (a, b, c) => a / c + b / c,
  'packed-rest': (a, b, c) => (a - b) / c,
  'price-of-more': (a, b, c) => (a * c) / b,
  'pages-left': (a, b, c) => c - added(a, b),
}

const threeStep: Record<string, Formula> = {
  'school-things': (a, b, c, d) => d - c - added(b, a),
  'eggs-in-boxes': (a, b, c, d) => (added(b, a) - c) / d,
  tickets: (a, b, c, d) => added(b, a) + added(d, c),
  'weekly-savings': (a, b, c, d) => c - d + added(a, b),
  profit: (a, b, _, d) => added(b - d, a),
  'earnings-shared': (a, b, c, d) => (added(a, b) - c) / d,
  buses: (a, b, c, d) => (a + b + c) / d,
  rice: (a, b, c, d) => d - (a * c) / b,
  seedlings: (a, b, c, d) => (a + b) / c - d,
}

test('every tale has its formula', () => {
  const names = [...oneStepTales, ...twoStepTales, ...threeStepTales].map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys({ ...oneStep, ...twoStep, ...threeStep }).toSorted())
})

const by =
  (formulas: Record<string, Formula>) =>
  ({ tale, numbers: [a, b, c, d] }: { tale: string; numbers: number[] }) =>
    formulas[tale]?.(a ?? 0, b ?? 0, c ?? 0, d ?? 0) ?? Number.NaN

proves(problemSkills, {
  'whole-numbers/coins-and-bills': ({ values }) => {
    let centavos = 0
    for (const value of values) centavos += Math.round(value * 100)
    return centavos / 100
  },
  'whole-numbers/change':
    ({ price, paid }) =>
    (answer) =>
      Number(answer.replace(/[₱,]/g, '')) + price === paid,
  'whole-numbers/total-cost': ({ items }) =>
    items
      .flatMap(({ count, price }: { count: number; price: number }) =>
        Array.from({ length: count }, () => price),
      )
      .reduce((sum: number, price: number) => sum + price, 0),
  'whole-numbers/one-step-problems': by(oneStep),
  'whole-numbers/two-step-problems': by(twoStep),
  'whole-numbers/three-step-problems': by(threeStep),
})
