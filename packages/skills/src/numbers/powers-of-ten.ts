import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'

type Context = InBoth<(number: string) => string> & { powers: readonly number[] }
/** Two or three digits, and the power of ten that the first of them stands for. */
export type Scientific = { digits: string; power: number; context: Context }

const contexts: readonly Context[] = [
  {
    powers: [7, 8],
    en: (number) => `Two planets are ${number} km apart.`,
    fil: (number) => `May layong ${number} km ang dalawang planeta.`,
  },
  {
    powers: [4, 5, 6, 7],
    en: (number) => `A sample holds ${number} cells.`,
    fil: (number) => `May ${number} cell ang isang sample.`,
  },
  {
    powers: [4, 5, 6, 7, 8],
    en: (number) => `A website had ${number} visits in a year.`,
    fil: (number) => `May ${number} pagbisita sa isang website sa loob ng isang taon.`,
  },
  {
    powers: [-5, -6],
    en: (number) => `A cell is ${number} m wide.`,
    fil: (number) => `May lapad na ${number} m ang isang cell.`,
  },
  {
    powers: [-3, -4, -5],
    en: (number) => `A grain of sand has a mass of ${number} g.`,
    fil: (number) => `May mass na ${number} g ang isang butil ng buhangin.`,
  },
  {
    powers: [-4, -5, -6],
    en: (number) => `A thin sheet of plastic is ${number} m thick.`,
    fil: (number) => `May kapal na ${number} m ang isang manipis na plastik.`,
  },
]

export function scientific(draw: Draw): Scientific {
  const digits = draw.chanceOf(70)
    ? `${draw.int(1, 9)}${draw.int(1, 9)}`
    : `${draw.int(1, 9)}${draw.int(0, 9)}${draw.int(1, 9)}`
  const context = draw.pick(contexts)
  return { digits, power: draw.pick(context.powers), context }
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
