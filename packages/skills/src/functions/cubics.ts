import type { Draw } from '../draw.ts'
import { fits, need, nonzero } from './writing.ts'

/** The three zeros of a cubic polynomial with leading coefficient 1. */
export type Zeros = { zeros: readonly [number, number, number] }

export const expanded = ({ zeros: [r, s, t] }: Zeros): readonly number[] => [
  1,
  -(r + s + t),
  r * s + r * t + s * t,
  -r * s * t,
]

/** Three different zeros, no two of them opposite. */
export function someZeros(draw: Draw): Zeros {
  const zeros = [nonzero(draw, 5), nonzero(draw, 5), nonzero(draw, 5)] as const
  need(new Set(zeros.map(Math.abs)).size === 3)
  const given = { zeros }
  fits(draw, ...expanded(given))
  return given
}
