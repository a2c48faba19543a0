import { z } from 'zod'

const length = z.number().min(-2_000).max(2_000)
const Point = z.tuple([length, length]).readonly()
const degrees = z.number().min(-360).max(720)
const stroke = { width: z.number().min(0).max(20).optional(), dashed: z.boolean().optional() }
const fill = z.enum(['none', 'white', 'light', 'medium', 'dark', 'black']).optional()
const points = z.array(Point).min(2).max(200).readonly()

const Mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    from: Point,
    to: Point,
    arrow: z.enum(['end', 'both']).optional(),
    ...stroke,
  }),
  z.object({ kind: z.literal('polygon'), points, fill, ...stroke }),
  z.object({ kind: z.literal('polyline'), points, ...stroke }),
  z.object({ kind: z.literal('circle'), center: Point, radius: length, fill, ...stroke }),
  z.object({
    kind: z.literal('sector'),
    center: Point,
    radius: length,
    from: degrees,
    to: degrees,
    fill,
    ...stroke,
  }),
  z.object({ kind: z.literal('arc'), center: Point, radius: length, from: degrees, to: degrees, ...stroke }),
  z.object({
    kind: z.literal('text'),
    at: Point,
    text: z.string().max(120),
    size: z.number().min(4).max(120).optional(),
    anchor: z.enum(['start', 'middle', 'end']).optional(),
    bold: z.boolean().optional(),
    inverse: z.boolean().optional(),
  }),
])

/** A picture of lines, shapes and words, as packages/drawings makes them. Lengths are in points. */
export const ItemDrawing = z.object({
  width: z.number().min(1).max(700),
  height: z.number().min(1).max(700),
  alt: z.string().max(600),
  marks: z.array(Mark).max(600).readonly(),
})
