import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'

/** Two or three digits, and the power of ten that the first of them stands for. */
export type Scientific = { digits: string; power: number; what: InBoth<string> }

const large: readonly InBoth<string>[] = [
  {
    en: 'The distance between two planets, in kilometers',
    fil: 'Ang distansiya ng dalawang planeta sa kilometro',
  },
  { en: 'The number of cells in a sample', fil: 'Ang bilang ng mga cell sa isang sample' },
  {
    en: 'The number of grains of rice in a warehouse',
    fil: 'Ang bilang ng mga butil ng bigas sa isang bodega',
  },
]
const small: readonly InBoth<string>[] = [
  { en: 'The width of a cell, in meters', fil: 'Ang lapad ng isang cell sa metro' },
  { en: 'The mass of a grain of dust, in grams', fil: 'Ang mass ng isang butil ng alikabok sa gramo' },
  { en: 'The thickness of a thin film, in meters', fil: 'Ang kapal ng isang manipis na film sa metro' },
]

export function scientific(draw: Draw): Scientific {
  const digits = draw.chanceOf(70)
    ? `${draw.int(1, 9)}${draw.int(1, 9)}`
    : `${draw.int(1, 9)}${draw.int(0, 9)}${draw.int(1, 9)}`
  const power = draw.chanceOf(55) ? draw.int(4, 8) : -draw.int(3, 6)
  return { digits, power, what: draw.pick(power > 0 ? large : small) }
}

/** As a usual number, without errors of binary fractions: "45,000", "0.00045". */
export const usual = (digits: string, power: number): string =>
  power >= digits.length - 1
    ? grouped(digits.padEnd(power + 1, '0'))
    : power >= 0
      ? grouped(`${digits.slice(0, power + 1)}.${digits.slice(power + 1)}`)
      : `0.${'0'.repeat(-power - 1)}${digits}`

/** With the point after so many digits: "4.5 × 10⁷". */
export const timesTen = (digits: string, power: number, point = 1): string => {
  const factor =
    point === 0
      ? `0.${digits}`
      : digits.length > point
        ? `${digits.slice(0, point)}.${digits.slice(point)}`
        : digits
  return `${factor} × 10${raised(power)}`
}
