import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOfRun, freePoints, type Prices, pricesFrom, runsWithin, seedPrices } from './prices.ts'

const price = fc.integer({ min: 0, max: 10_000 })
const somePrices: fc.Arbitrary<Prices> = fc.record({
  LESSON_PLAN: price,
  SESSION: price,
  QUIZ: price,
  EXAM: price,
})
const aRun = fc.record({ sessions: fc.integer({ min: 1, max: 5 }), exam: fc.boolean() })

test('a run costs 6 points at the seeded prices, whatever it holds', () => {
  fc.assert(
    fc.property(aRun, (run) => {
      expect(costOfRun(seedPrices, run)).toBe(6)
    }),
  )
})

test('a run costs the plan, each session, the quiz, and the exam only when it is on', () => {
  const prices = { LESSON_PLAN: 6, SESSION: 2, QUIZ: 1, EXAM: 4 }
  expect(costOfRun(prices, { sessions: 4, exam: false })).toBe(15)
  expect(costOfRun(prices, { sessions: 4, exam: true })).toBe(19)
  expect(costOfRun(prices, { sessions: 1, exam: true })).toBe(13)
})

test('one session more costs one session price more, and the exam its price', () => {
  fc.assert(
    fc.property(somePrices, aRun, (prices, run) => {
      const more = { ...run, sessions: run.sessions + 1 }
      expect(costOfRun(prices, more) - costOfRun(prices, run)).toBe(prices.SESSION)
      const [on, off] = [true, false].map((exam) => costOfRun(prices, { ...run, exam }))
      expect((on ?? 0) - (off ?? 0)).toBe(prices.EXAM)
    }),
  )
})

test('the free points pay for five runs at the seeded prices', () => {
  expect(freePoints).toBe(30)
  expect(runsWithin(freePoints, costOfRun(seedPrices, { sessions: 4, exam: true }))).toBe(5)
})

test('as many runs fit as can be paid, and free runs have no number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }), (points, cost) => {
      const runs = runsWithin(points, cost) ?? -1
      expect(runs * cost).toBeLessThanOrEqual(points)
      expect((runs + 1) * cost).toBeGreaterThan(points)
    }),
  )
  expect(runsWithin(30, 0)).toBeNull()
})

test('prices are read from the global values, in any order, beside others', () => {
  fc.assert(
    fc.property(somePrices, (prices) => {
      const values = Object.entries(prices).map(([key, value]) => ({ key, value }))
      expect(pricesFrom([{ key: 'OTHER', value: 99 }, ...values.reverse()])).toEqual(prices)
    }),
  )
})

test('a price that is not there is the seeded one, and a price of 0 stays 0', () => {
  expect(pricesFrom([])).toEqual(seedPrices)
  expect(pricesFrom([{ key: 'LESSON_PLAN', value: 0 }]).LESSON_PLAN).toBe(0)
})
