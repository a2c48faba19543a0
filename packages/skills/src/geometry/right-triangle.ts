import type { Drawing, Point } from '@klasrum/drawings/drawing'
import { sketch, triangle } from './sketch.ts'

/** Names of the corner with the angle, the one with the right angle, and the third, which is above. */
export type Names = readonly [angle: string, right: string, top: string]

/** The side opposite the angle, the one adjacent to it and the hypotenuse, each with its name by the two corners. */
export const sideNames = ([angle, right, top]: Names) => ({
  opposite: `${right}${top}`,
  adjacent: `${angle}${right}`,
  hypotenuse: `${angle}${top}`,
})

export type Side = keyof ReturnType<typeof sideNames>

/** A right triangle with its base to the left of the right angle; the angle is drawn as it is. */
export function rightTriangle(
  names: Names,
  words: Partial<Record<Side, string>>,
  { angle, degrees, other = '', alt }: { angle: string; degrees: number; other?: string; alt: string },
): Drawing {
  const slope = Math.tan((Math.min(66, Math.max(24, degrees)) * Math.PI) / 180)
  const corners: [Point, Point, Point] = [
    [0, 0],
    [10, 0],
    [10, 10 * slope],
  ]
  return sketch(
    triangle({
      corners,
      names,
      angles: [angle, '', other],
      opposite: [words.opposite ?? '', words.hypotenuse ?? '', words.adjacent ?? ''],
      square: 1,
    }),
    { sides: 46, alt },
  )
}
