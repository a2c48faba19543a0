/** A number kept exactly, in lowest terms, the sign above the line. */
export type Fraction = { over: bigint; under: bigint }

function divisor(one: bigint, other: bigint): bigint {
  let [left, right] = [one < 0n ? -one : one, other]
  while (right !== 0n) [left, right] = [right, left % right]
  return left
}

export function fraction(over: bigint, under = 1n): Fraction {
  const turn = under < 0n ? -1n : 1n
  const by = divisor(over, under < 0n ? -under : under) || 1n
  return { over: (turn * over) / by, under: (turn * under) / by }
}

/** Reads 12, 1,200, 0.25 and 3/4. */
export function fractionOf(text: string): Fraction | null {
  const [, whole, decimals, below] = /^(-?\d[\d,]*)(?:\.(\d+)|\s*\/\s*(\d+))?$/.exec(text.trim()) ?? []
  if (!whole) return null
  const digits = whole.replace(/,/g, '')
  if (below) return BigInt(below) === 0n ? null : fraction(BigInt(digits), BigInt(below))
  return decimals
    ? fraction(BigInt(digits + decimals), 10n ** BigInt(decimals.length))
    : fraction(BigInt(digits))
}

export const plus = (one: Fraction, other: Fraction) =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under)
export const minus = (one: Fraction, other: Fraction) => plus(one, { over: -other.over, under: other.under })
export const times = (one: Fraction, other: Fraction) =>
  fraction(one.over * other.over, one.under * other.under)
export const by = (one: Fraction, other: Fraction): Fraction | null =>
  other.over === 0n ? null : fraction(one.over * other.under, one.under * other.over)
export const isSame = (one: Fraction, other: Fraction) => one.over === other.over && one.under === other.under

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** As a decimal where it ends within two places, otherwise null. */
export function asDecimal({ over, under }: Fraction): string | null {
  if (100n % under !== 0n) return null
  const hundredths = (over * 100n) / under
  const size = hundredths < 0n ? -hundredths : hundredths
  const rest = (size % 100n).toString().padStart(2, '0').replace(/0+$/, '')
  return `${hundredths < 0n ? '-' : ''}${grouped((size / 100n).toString())}${rest ? `.${rest}` : ''}`
}

export const asFraction = ({ over, under }: Fraction): string =>
  under === 1n ? `${over}` : `${over}/${under}`
