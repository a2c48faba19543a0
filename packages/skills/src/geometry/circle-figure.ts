import type { Point } from '@klasrum/drawings/drawing'
import { label, polar, type Stroke } from './sketch.ts'

/** All circles are drawn with this radius around the origin. */
export const radius = 10
export const center: Point = [0, 0]

/** A point on the circle, counterclockwise from the right. */
export const onCircleFigure = (degrees: number): Point => polar(center, radius, degrees)

/** A name outside the circle beside its point. */
export const pointLabel = (text: string, degrees: number): Stroke =>
  label(onCircleFigure(degrees), text, { away: 11, towards: degrees, bold: true })

/** The measure of an arc, outside the circle at its middle. */
export const arcLabel = (text: string, from: number, to: number): Stroke =>
  label(onCircleFigure((from + to) / 2), text, { away: 15, towards: (from + to) / 2, size: 10 })

/** Where the lines through two pairs of points meet. */
export function meeting([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  const part = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]
}
