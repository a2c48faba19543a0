/** With commas between thousands: "12,345", "−3,200.5". */
export function grouped(value: number | string): string {
  const text = String(value)
  const sign = text.startsWith('-') ? '−' : ''
  const [whole = '', part] = text.replace(/^-/, '').split('.')
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part === undefined ? '' : `.${part}`}`
}

/** Pesos: "₱35", "₱1,250.50". Centavos stand where there are some. */
export function pesos(value: number): string {
  const centavos = Math.round(value * 100)
  const sign = centavos < 0 ? '−' : ''
  const whole = Math.trunc(Math.abs(centavos) / 100)
  const rest = Math.abs(centavos) % 100
  return `${sign}₱${grouped(whole)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Small raised digits: x², 10⁻³. */
export const raised = (power: number | string): string =>
  [...String(power)].map((sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign))).join('')

/** Rounded half away from zero to so many decimals, without errors of binary fractions: 2.675 gives 2.68. */
export function rounded(value: number, decimals: number): number {
  const [digits = '0', power = '0'] = Math.abs(value).toPrecision(15).split('e')
  const up = Math.round(Number(`${digits}e${Number(power) + decimals}`))
  return Math.sign(value) * Number(`${up}e${-decimals}`)
}

/** Rounded, and always with so many decimals: "2.50". */
export const fixed = (value: number, decimals: number): string =>
  grouped(rounded(value, decimals).toFixed(decimals))
