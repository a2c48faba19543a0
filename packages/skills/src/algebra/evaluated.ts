/** What a letter stands for. */
export type Letters = (letter: string) => number

const tokens = /\d+(?:\.\d+)?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|\p{L}|[+−·×÷/()|]/gu

const lowered = (raised: string) =>
  Number([...raised].map((sign) => (sign === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))).join(''))

/** The value of an expression as it is written: "3x²(y − 2)/(4x)". Used to check answers, by another way than they are made. */
export function evaluatedAlgebra(text: string, letters: Letters): number {
  const left = text.match(tokens) ?? []
  const next = () => left[0] ?? ''
  const take = () => left.shift() ?? ''
  const primary = (): number => {
    const token = take()
    let value: number
    if (token === '(' || token === '|') {
      value = sum()
      take()
      if (token === '|') value = Math.abs(value)
    } else value = /\d/.test(token) ? Number(token) : letters(token)
    return /^[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(next()) ? value ** lowered(take()) : value
  }
  const product = (): number => {
    if (next() === '−') {
      take()
      return -product()
    }
    let value = primary()
    while (left.length > 0 && !/[+−)|]/.test(next())) {
      const sign = /[·×÷/]/.test(next()) ? take() : '·'
      const factor = primary()
      value = sign === '÷' || sign === '/' ? value / factor : value * factor
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (next() === '+' || next() === '−') value += take() === '+' ? product() : -product()
    return value
  }
  return sum()
}

/** Numbers for all letters, far from those that make anything zero by chance. */
const points: readonly Letters[] = [1.37, 2.61, 5.83].map(
  (first) => (letter) => first + ((letter.codePointAt(0) ?? 0) % 29) * 0.731,
)

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))

/** Whether an answer has the same value as what is expected, whatever the letters are. */
export const equals =
  (expected: string | ((letters: Letters) => number)) =>
  (answer: string): boolean =>
    points.every((letters) =>
      isNear(
        evaluatedAlgebra(answer, letters),
        typeof expected === 'string' ? evaluatedAlgebra(expected, letters) : expected(letters),
      ),
    )
