import type { Tier } from '@klasrum/points/tiers'

const usual = 150
const most = 100_000

/** 150 pesos, or the first tier when there is none of 150. */
export const usualAmount = (tiers: readonly Tier[]): number =>
  tiers.some(({ amount }) => amount === usual) ? usual : (tiers[0]?.amount ?? usual)

/** Whole pesos, with or without commas and the sign. */
const whole = /^₱?\s*(\d+|\d{1,3}(?:,\d{3})+)$/

export function readAmount(typed: string): { amount: number } | { fault: string } {
  const digits = whole.exec(typed.trim())?.[1]?.replaceAll(',', '')
  const amount = Number(digits ?? 0)
  if (amount < 1) return { fault: 'Please enter a valid amount greater than 0' }
  return amount > most ? { fault: 'The most at once is 100,000 pesos.' } : { amount }
}
