import type { Draw } from '../draw.ts'
import type { InBoth, Language } from '../skill.ts'
import { asFraction, type Fraction } from '../words/fractions.ts'
import { grouped, raised } from '../words/numbers.ts'

type Say = (en: string, fil: string) => string

/** The same in both languages but for the words that `say` is given. */
export const sayInBoth = <T>(make: (say: Say, language: Language) => T): InBoth<T> => ({
  en: make((en) => en, 'en'),
  fil: make((_, fil) => fil, 'fil'),
})

export type NumberOrFraction = number | Fraction

/** With a true minus: "−3", "1,200", "−2/3". */
export const num = (value: NumberOrFraction): string =>
  typeof value === 'number' ? grouped(value) : asFraction(value)

/** What is subtracted or multiplied stands in brackets where it is negative: "(−3)". */
export const bracketedValue = (value: NumberOrFraction): string =>
  Number(value) < 0 ? `(${num(value)})` : num(value)

export const pair = (x: NumberOrFraction, y: NumberOrFraction): string => `(${num(x)}, ${num(y)})`

/** Terms with their letters: [2, 'x'] and [-3, 'y'] make "2x − 3y". */
export function writtenSum(terms: readonly (readonly [NumberOrFraction, string])[]): string {
  const written = terms
    .filter(([value]) => Number(value) !== 0)
    .map(([value, letters], at) => {
      const size = num(value).replace('−', '')
      const shown = letters === '' ? size : size === '1' ? '' : size.includes('/') ? `(${size})` : size
      const minus = Number(value) < 0
      return `${at === 0 ? (minus ? '−' : '') : minus ? ' − ' : ' + '}${shown}${letters}`
    })
  return written.join('') || '0'
}

/** Coefficients from the highest power down: [1, -3, 2] is "x² − 3x + 2". */
export const polynomial = (coefficients: readonly NumberOrFraction[], letter = 'x'): string =>
  writtenSum(
    coefficients.map((value, at) => {
      const power = coefficients.length - 1 - at
      return [value, power === 0 ? '' : power === 1 ? letter : letter + raised(power)]
    }),
  )

/** The letter with its value put in: "3(−2)² − 4(−2) + 1". */
export const substituted = (coefficients: readonly NumberOrFraction[], value: NumberOrFraction): string =>
  polynomial(coefficients, `(${num(value)})`)

export const valueAt = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, each) => sum * x + each, 0)

const link = { en: 'and', fil: 'at' }

/** From the least to the greatest: "−2 and 5", "−1, 2 and 3". */
export function listedValues(values: readonly NumberOrFraction[], language: Language): string {
  const sorted = values.toSorted((one, other) => Number(one) - Number(other)).map(num)
  return `${sorted.slice(0, -1).join(', ')} ${link[language]} ${sorted.at(-1)}`
}

/** Numbers that do not meet a wish are drawn again. */
export function need(wish: boolean): void {
  if (!wish) throw new RangeError('These numbers do not fit.')
}

/** Numbers above those of the lesson are drawn again. */
export const fits = (draw: Draw, ...numbers: readonly number[]): void =>
  need(numbers.every((number) => Math.abs(number) <= draw.largest))

/** A whole number of so many steps from 0 at most, but not 0. */
export const nonzero = (draw: Draw, most: number): number => draw.int(1, most) * (draw.chanceOf(50) ? 1 : -1)

export const positiveGcd = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : positiveGcd(other, one % other)

/** Steps of one computation, each but once: "−6/4 = −3/2". */
export const chain = (...steps: readonly string[]): string =>
  steps.filter((step, at) => step !== steps[at - 1]).join(' = ')
