/**
 * A picture as a teacher draws it on the board: lines, shapes and words, black on white. Lengths are in points (1/72 inch),
 * as they are printed; x runs to the right and y downwards.
 */
export type Drawing = {
  width: number
  height: number
  /** What a learner who cannot see it must know, without the answer. */
  alt: string
  marks: readonly Mark[]
}

export type Point = readonly [number, number]

/** How dark an area is filled: `none` lets the paper through. Four shades stay apart on a photocopy. */
export type Fill = 'none' | 'white' | 'light' | 'medium' | 'dark' | 'black'

type Stroke = { width?: number; dashed?: boolean }

export type Mark =
  | ({ kind: 'line'; from: Point; to: Point; arrow?: 'end' | 'both' } & Stroke)
  | ({ kind: 'polygon'; points: readonly Point[]; fill?: Fill } & Stroke)
  | ({ kind: 'polyline'; points: readonly Point[] } & Stroke)
  | ({ kind: 'circle'; center: Point; radius: number; fill?: Fill } & Stroke)
  /** A part of a disk, from one angle to another in degrees, clockwise from the top. */
  | ({ kind: 'sector'; center: Point; radius: number; from: number; to: number; fill?: Fill } & Stroke)
  /** A part of a circle line, to mark an angle. */
  | ({ kind: 'arc'; center: Point; radius: number; from: number; to: number } & Stroke)
  | {
      kind: 'text'
      at: Point
      text: string
      size?: number
      anchor?: 'start' | 'middle' | 'end'
      bold?: boolean
      /** White words on a dark area. */
      inverse?: boolean
    }
