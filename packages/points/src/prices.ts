/** The USE_POINTS global values. */
export type Prices = { LESSON_PLAN: number; SESSION: number; QUIZ: number; EXAM: number }

export const seedPrices: Prices = { LESSON_PLAN: 6, SESSION: 0, QUIZ: 0, EXAM: 0 }

export const seedTiers: readonly (readonly [pesos: number, points: number])[] = [
  [150, 150],
  [300, 310],
  [500, 520],
  [1000, 1040],
  [1500, 1580],
  [2000, 2160],
]

export const freePoints = 30

export const costOfRun = (prices: Prices, run: { sessions: number; exam: boolean }): number =>
  prices.LESSON_PLAN + prices.SESSION * run.sessions + prices.QUIZ + (run.exam ? prices.EXAM : 0)

export const runsWithin = (points: number, cost: number): number | null =>
  cost > 0 ? Math.floor(points / cost) : null

export function pricesFrom(values: readonly { key: string; value: number }[]): Prices {
  const byKey = new Map(values.map(({ key, value }) => [key, value]))
  return {
    LESSON_PLAN: byKey.get('LESSON_PLAN') ?? seedPrices.LESSON_PLAN,
    SESSION: byKey.get('SESSION') ?? seedPrices.SESSION,
    QUIZ: byKey.get('QUIZ') ?? seedPrices.QUIZ,
    EXAM: byKey.get('EXAM') ?? seedPrices.EXAM,
  }
}
