import { takenOut } from './quadratics.ts'
import { num } from './writing.ts'

/** The unit of the curriculum on radicals. */
export const radicalUnits = ['mathematics/10/radical-expressions'] as const

/** As it stands: "3√2", "√5", "7". */
export function radicalText(front: number, radicand: number): string {
  if (radicand === 1) return num(front)
  if (Math.abs(front) === 1) return `${front < 0 ? '−' : ''}√${radicand}`
  return `${num(front)}√${radicand}`
}

/** In simplest form: 2√12 becomes "4√3". */
export function simplest(front: number, radicand: number): string {
  const { out, left } = takenOut(radicand)
  return radicalText(front * out, left)
}
