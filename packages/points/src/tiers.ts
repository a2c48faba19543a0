export type Tier = { amount: number; points: number }

/** Tiers as the TOPUP global values hold them: the key is the peso amount. */
export const tiersFrom = (values: readonly { key: string; value: number }[]): Tier[] =>
  values
    .map(({ key, value }) => ({ amount: Number(key), points: value }))
    .filter((tier) => Number.isInteger(tier.amount) && tier.amount > 0)
    .sort((a, b) => a.amount - b.amount)

/** The rate of the largest tier not above the amount (the smallest tier if none), rounded down. */
export function pointsFor(amount: number, tiers: readonly Tier[]): number {
  const sorted = [...tiers].sort((a, b) => a.amount - b.amount)
  const tier = sorted.findLast((each) => each.amount <= amount) ?? sorted[0]
  if (!tier) return amount
  return Number((BigInt(amount) * BigInt(tier.points)) / BigInt(tier.amount))
}

export const bonusOf = (tier: Tier): number => tier.points - tier.amount
