import type { Drawing, Mark, Point } from './drawing.ts'

export type GridInput = {
  /** Both axes run from `from` to `to`; 0 is among them. */
  from: number
  to: number
  points?: readonly { x: number; y: number; label?: string }[]
  /** Straight lines through two points, drawn to the edges. */
  lines?: readonly (readonly [Point, Point])[]
  polygons?: readonly { corners: readonly Point[]; dashed?: boolean; names?: readonly string[] }[]
  alt: string
}

/** A coordinate plane with a grid, both axes and numbers. */
export function coordinateGrid({
  from,
  to,
  points = [],
  lines = [],
  polygons = [],
  alt,
}: GridInput): Drawing {
  const cell = Math.min(18, 220 / (to - from))
  const margin = 16
  const size = (to - from) * cell + 2 * margin
  const at = (x: number, y: number): Point => [margin + (x - from) * cell, size - margin - (y - from) * cell]
  const all = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  const every = to - from > 12 ? 2 : 1
  const inside = (value: number) => Math.min(to, Math.max(from, value))
  const marks: Mark[] = [
    ...all.flatMap((value): Mark[] => [
      { kind: 'line', from: at(value, from), to: at(value, to), width: 0.3 },
      { kind: 'line', from: at(from, value), to: at(to, value), width: 0.3 },
    ]),
    { kind: 'line', from: [4, at(0, 0)[1]], to: [size - 4, at(0, 0)[1]], arrow: 'both' },
    { kind: 'line', from: [at(0, 0)[0], size - 4], to: [at(0, 0)[0], 4], arrow: 'both' },
    { kind: 'text', at: [size - 5, at(0, 0)[1] - 5], text: 'x', size: 10 },
    { kind: 'text', at: [at(0, 0)[0] + 8, 11], text: 'y', size: 10 },
    ...all
      .filter((value) => value !== 0 && value % every === 0)
      .flatMap((value): Mark[] => {
        const text = String(value).replace('-', '−')
        return [
          { kind: 'text', at: [at(value, 0)[0], at(0, 0)[1] + 9], text, size: 7.5 },
          { kind: 'text', at: [at(0, 0)[0] - 3, at(0, value)[1] + 3], text, size: 7.5, anchor: 'end' },
        ]
      }),
    ...lines.map(([[x1, y1], [x2, y2]]): Mark => {
      if (x1 === x2) return { kind: 'line', from: at(x1, from), to: at(x1, to), width: 1.6, arrow: 'both' }
      const slope = (y2 - y1) / (x2 - x1)
      const ends = [from, to].map((x): Point => {
        const y = inside(y1 + slope * (x - x1))
        return slope === 0 ? at(x, y) : at(inside(x1 + (y - y1) / slope), y)
      })
      return { kind: 'line', from: ends[0] ?? at(0, 0), to: ends[1] ?? at(0, 0), width: 1.6, arrow: 'both' }
    }),
    ...polygons.flatMap(({ corners, dashed = false, names = [] }): Mark[] => [
      { kind: 'polygon', points: corners.map(([x, y]) => at(x, y)), width: 1.6, dashed },
      ...corners.flatMap(([x, y], place): Mark[] =>
        names[place]
          ? [
              {
                kind: 'text',
                at: [at(x, y)[0] + 7, at(x, y)[1] - 5],
                text: names[place],
                bold: true,
                size: 10,
              },
            ]
          : [],
      ),
    ]),
    ...points.flatMap(({ x, y, label }): Mark[] => [
      { kind: 'circle', center: at(x, y), radius: 3.2, fill: 'black' },
      ...(label
        ? [
            {
              kind: 'text',
              at: [at(x, y)[0] + 8, at(x, y)[1] - 6],
              text: label,
              bold: true,
              size: 11,
            } as const,
          ]
        : []),
    ]),
  ]
  return { width: size, height: size, alt, marks }
}
