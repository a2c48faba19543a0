import { need } from '../statistics/writing.ts'
import { pesos, rounded } from '../words/numbers.ts'

/** An amount in whole centavos. */
export const centavos = (value: number): number => rounded(value, 2)

/** An amount that a learner may write down: more than nothing. */
export const positivePesos = (value: number): string | undefined =>
  Number.isFinite(value) && centavos(value) > 0 ? pesos(centavos(value)) : undefined

/** Amounts come out to quarters of a peso, or other numbers are drawn. */
export const needQuarters = (...values: readonly number[]): void =>
  need(values.every((value) => Math.abs(value * 4 - Math.round(value * 4)) < 1e-6))

/** "1.05²" grows to this. */
export const grown = (percent: number, times: number): number => (1 + percent / 100) ** times

/** 1.05 as it is written, without the tail of a binary fraction. */
export const factor = (percent: number): string => String(rounded(1 + percent / 100, 6))
