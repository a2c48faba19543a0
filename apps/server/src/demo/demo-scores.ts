/** A share from 0 to 1 that looks like chance and is the same at every first start. */
function chanceOf(...numbers: number[]): number {
  let mixed = 0x9e3779b9
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ (number + 1), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 2 ** 32
}

/** About normal: mean 0, deviation 1. */
const swing = (...numbers: number[]): number =>
  Math.sqrt(3) * ([1, 2, 3, 4].reduce((sum, one) => sum + chanceOf(one, ...numbers), 0) - 2)

/** Two or so of a class do badly. */
const struggles = (student: number): boolean => student % 19 === 7

const ability = (student: number): number =>
  struggles(student) ? 0.46 : Math.min(0.97, 0.82 + 0.08 * swing(student))

type Where = { student: number; item: number; max: number }

export function demoScore({ student, item, max }: Where): number {
  const reached = ability(student) + 0.03 * swing(item) + 0.06 * swing(student, item)
  return Math.round(max * Math.min(1, Math.max(0.2, reached)))
}

/** Whether the cell is still blank, where such a share of them is. */
export const isGap = ({ student, item }: Where, gaps: number): boolean => chanceOf(student, item, 5) < gaps
