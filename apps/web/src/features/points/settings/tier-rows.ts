import type { Tier } from '@klasrum/points/tiers'
import { number } from '../../../lib/format.ts'

/** A tier while it is typed; the key stays with its row when others go. */
export type TierRow = { key: number; amount: string; points: string }

export const tierRowsOf = (tiers: readonly Tier[]): TierRow[] =>
  tiers.map(({ amount, points }, key) => ({ key, amount: String(amount), points: String(points) }))

export const tiersOf = (rows: readonly TierRow[]): Tier[] =>
  rows.map(({ amount, points }) => ({ amount: Number(amount), points: Number(points) }))

/** Named by their paths in the request; `tiers` stands for the list as a whole. */
export function tierFieldsOf(rows: readonly TierRow[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [at, row] of rows.entries()) {
    fields[`tiers.${at}.amount`] = row.amount
    fields[`tiers.${at}.points`] = row.points
  }
  fields.tiers = JSON.stringify(rows.map(({ amount, points }) => [amount.trim(), points.trim()]))
  return fields
}

/** "+20 bonus, 1.04 points a peso"; nothing while the row is not filled in. */
export function rateText({ amount, points }: Pick<TierRow, 'amount' | 'points'>): string {
  const [pesos, gained] = [amount, points].map((typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : 0))
  if (!pesos || !gained) return ''
  if (gained === pesos) return '1 point a peso'
  const rate = `${Math.round((gained / pesos) * 1000) / 1000} points a peso`
  return gained > pesos
    ? `+${number(gained - pesos)} bonus, ${rate}`
    : `${number(pesos - gained)} fewer, ${rate}`
}
