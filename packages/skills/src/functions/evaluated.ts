const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * The value of an expression as it stands in an answer: for second computations. Knows + − × / ^ √, brackets, raised digits and
 * products without a sign.
 */
export function evaluatedAnswer(text: string, values: Record<string, number> = {}): number {
  const tokens = text.replaceAll(',', '').match(/\d+(?:\.\d+)?|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[^\s]/g) ?? []
  let at = 0
  const next = () => tokens[at] ?? ''
  const taken = (token: string) => next() === token && at++ >= 0

  const atom = (): number => {
    const token = next()
    at++
    if (token === '(') {
      const inside = sum()
      if (!taken(')')) throw new SyntaxError(`A bracket stays open: ${text}`)
      return inside
    }
    if (token === '√') return Math.sqrt(atom())
    const value = /^\d/.test(token) ? Number(token) : values[token]
    if (value === undefined) throw new SyntaxError(`What is "${token}" in ${text}?`)
    return value
  }
  const power = (): number => {
    const base = atom()
    if (taken('^')) return base ** atom()
    if (!raisedDigits.includes(next()[0] ?? '!')) return base
    const digits = [...next()].map((digit) => raisedDigits.indexOf(digit)).join('')
    at++
    return base ** Number(digits)
  }
  const product = (): number => {
    let value = taken('−') ? -power() : power()
    for (;;) {
      if (taken('×')) value *= power()
      else if (taken('/')) value /= power()
      else if (/^[\p{L}\d(√]/u.test(next())) value *= power()
      else return value
    }
  }
  const sum = (): number => {
    let value = product()
    for (;;) {
      if (taken('+')) value += product()
      else if (taken('−')) value -= product()
      else return value
    }
  }
  const value = sum()
  if (at < tokens.length) throw new SyntaxError(`What is "${next()}" in ${text}?`)
  return value
}
