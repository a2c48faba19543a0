import Fraction from 'fraction.js'

export { Fraction }

export const fraction = (numerator: number, denominator = 1): Fraction => new Fraction(numerator, denominator)

const minus = (text: string) => text.replace('-', '−')

/** In lowest terms: "3/4", "5/2", "−1/2", "3". */
export const asFraction = (value: Fraction): string => minus(value.toFraction(false))

/** In lowest terms, a mixed number where it is more than one: "2 1/2". */
export const asMixed = (value: Fraction): string => minus(value.toFraction(true))

/** As it is written, without simplifying: "6/8". */
export const fractionText = (numerator: number, denominator: number): string =>
  minus(`${numerator}/${denominator}`)
