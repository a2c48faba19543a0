/** A figure with two decimals, kept as a whole number: 90.63 is 9063. Nothing is ever a binary fraction. */
export type Hundredths = number

/** Half up, for figures of zero or more. */
const divide = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/** The mean of whole numbers: 29 over 3 is 9.67. */
export const meanOf = (sum: number, count: number): Hundredths => divide(sum * 100, count)

/** A part of a whole in percent: 145 of 160 is 90.63. */
export const percentOf = (part: number, whole: number): Hundredths => divide(part * 10_000, whole)

/** A figure by its weight of so many percent: 40 % of 90.63 is 36.25. */
export const withWeight = (figure: Hundredths, percent: number): Hundredths => divide(figure * percent, 100)

/** A figure that stands for so many percent, brought to a hundred: 15.00 of 30 % is 50.00. */
export const outOf = (figure: Hundredths, percent: number): Hundredths => divide(figure * 100, percent)

export const toWhole = (figure: Hundredths): number => divide(figure, 100)

/** The mean of whole or two-decimal figures, rounded to whole. */
export const wholeMean = (figures: readonly Hundredths[]): number =>
  divide(
    figures.reduce((sum, figure) => sum + figure, 0),
    100 * figures.length,
  )

export const toHundredths = (figure: number): Hundredths => Math.round(figure * 100)
export const fromHundredths = (figure: Hundredths): number => figure / 100
