import { pointsFor, type Tier } from '@klasrum/points/tiers'
import { CallRefused, sayWhy } from '../../../lib/refusal.ts'

export const mostPesos = 100_000

/** The typed amount in whole pesos; null when it is none. */
export const amountIn = (typed: string): number | null => {
  const amount = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return amount >= 1 && amount <= mostPesos ? amount : null
}

const isCount = (points: number): boolean => Number.isSafeInteger(points) && points >= 0

/** What the amount is worth; null when the tiers hold something that is no number of points. */
export function pointsForAmount(amount: number, tiers: readonly Tier[]): number | null {
  if (!tiers.every((tier) => isCount(tier.points))) return null
  return pointsFor(amount, tiers)
}

export const sayOptionsFailed = (error: unknown): string =>
  `Failed to load topup options (${error instanceof CallRefused ? error.status : 'no answer'})`

export class InvalidPoints extends Error {
  constructor() {
    super('Invalid points value received')
  }
}

export const sayTopUpFailed = (error: unknown): string =>
  `Topup failed: ${
    error instanceof InvalidPoints
      ? error.message
      : sayWhy(error, {
          refused: 'Failed to create topup',
          failed: 'the server did not answer. Trying again gives the points only once.',
        })
  }`
