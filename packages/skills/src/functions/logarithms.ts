/** Small lowered digits: log₂. */
const lowered = (digits: number): string =>
  [...String(digits)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit).join('')

/** "log₂ 8", "log₃ (1/9)" */
export const logText = (base: number, of: string | number): string =>
  `log${lowered(base)} ${/[/ ]/.test(String(of)) ? `(${of})` : of}`
