import { nonEmpty } from '@klasrum/testkit/non-empty'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedTiers } from './prices.ts'
import { bonusOf, pointsFor, type Tier, tiersFrom } from './tiers.ts'

const seeded: Tier[] = seedTiers.map(([amount, points]) => ({ amount, points }))
const pesos = fc.integer({ min: 1, max: 100_000 })
const aTier = fc.record({ amount: pesos, points: fc.integer({ min: 0, max: 1_000_000 }) })
const someTiers = fc.uniqueArray(aTier, { selector: ({ amount }) => amount, minLength: 1, maxLength: 12 })

describe('points for an amount', () => {
  test.each(nonEmpty(seedTiers))('₱%i is worth %i points', (amount, points) => {
    expect(pointsFor(amount, seeded)).toBe(points)
  })

  test.each([
    [1, 1],
    [149, 149],
    [151, 151],
    [299, 299],
    [301, 311],
    [499, 515],
    [999, 1038],
    [1999, 2105],
    [2001, 2161],
    [100_000, 108_000],
  ])('₱%i between or beyond the tiers is worth %i points', (amount, points) => {
    expect(pointsFor(amount, seeded)).toBe(points)
  })

  test('without tiers a peso is a point', () => {
    fc.assert(
      fc.property(pesos, (amount) => {
        expect(pointsFor(amount, [])).toBe(amount)
      }),
    )
  })

  test('an amount that is a tier gets exactly the points of the tier', () => {
    fc.assert(
      fc.property(someTiers, (tiers) => {
        for (const { amount, points } of nonEmpty(tiers)) expect(pointsFor(amount, tiers)).toBe(points)
      }),
    )
  })

  test('it is the rate of the largest tier not above the amount, else of the smallest, rounded down', () => {
    fc.assert(
      fc.property(pesos, someTiers, (amount, tiers) => {
        const below = tiers.filter((tier) => tier.amount <= amount).map((tier) => tier.amount)
        const wanted = below.length ? Math.max(...below) : Math.min(...tiers.map((tier) => tier.amount))
        const tier = tiers.find((each) => each.amount === wanted)
        const points = pointsFor(amount, tiers)
        expect(Number.isInteger(points)).toBe(true)
        const exact = BigInt(amount) * BigInt(tier?.points ?? 0)
        expect(BigInt(points) * BigInt(wanted) <= exact).toBe(true)
        expect(BigInt(points + 1) * BigInt(wanted) > exact).toBe(true)
      }),
    )
  })

  test('the order of the tiers does not matter, and they are left as they were', () => {
    fc.assert(
      fc.property(pesos, someTiers, (amount, tiers) => {
        const before = structuredClone(tiers)
        expect(pointsFor(amount, [...tiers].reverse())).toBe(pointsFor(amount, tiers))
        expect(tiers).toEqual(before)
      }),
    )
  })

  test('with the seeded tiers more pesos never buy fewer points', () => {
    fc.assert(
      fc.property(pesos, pesos, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(pointsFor(less, seeded)).toBeLessThanOrEqual(pointsFor(more, seeded))
      }),
    )
  })
})

describe('tiers from the global values', () => {
  test('they come sorted by amount', () => {
    expect(
      tiersFrom([
        { key: '1000', value: 1040 },
        { key: '150', value: 150 },
      ]),
    ).toEqual([
      { amount: 150, points: 150 },
      { amount: 1000, points: 1040 },
    ])
  })

  test('a key that is no whole amount above zero is no tier', () => {
    const keys = ['abc', '', '0', '-5', '1.5', 'Infinity', 'NaN']
    expect(tiersFrom(keys.map((key) => ({ key, value: 10 })))).toEqual([])
  })

  test('what is written as global values is read back as it was', () => {
    fc.assert(
      fc.property(someTiers, (tiers) => {
        const values = tiers.map(({ amount, points }) => ({ key: String(amount), value: points }))
        expect(tiersFrom(values)).toEqual([...tiers].sort((a, b) => a.amount - b.amount))
      }),
    )
  })
})

test('a bonus is what a tier gives beyond a point a peso', () => {
  expect(seeded.map(bonusOf)).toEqual([0, 10, 20, 40, 80, 160])
})
