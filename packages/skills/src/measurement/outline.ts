import type { Drawing, Mark, Point } from '@klasrum/drawings/drawing'

/** A figure with words outside its sides, also where its sides turn inwards; dashed lines and words may be inside. */
export function outline(input: {
  /** Counterclockwise, y upwards. */
  corners: readonly Point[]
  /** Beside the side from each corner to the next; empty for none. */
  sides: readonly string[]
  dashed?: readonly { from: Point; to: Point; label: string; side?: 'left' | 'right' }[]
  rightAngles?: readonly number[]
  alt: string
}): Drawing {
  const { corners, sides, dashed = [], rightAngles = [], alt } = input
  const margin = 40
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [across, high] = [Math.max(...xs) - left, top - Math.min(...ys)]
  const scale = Math.min(170 / across, 120 / high)
  const place = ([x, y]: Point): Point => [margin + (x - left) * scale, 20 + (top - y) * scale]
  const at = corners.map(place)
  const corner = (index: number): Point => at[(index + at.length) % at.length] ?? [0, 0]
  const unit = ([x, y]: Point): Point => {
    const length = Math.hypot(x, y) || 1
    return [x / length, y / length]
  }
  const square = (index: number): Mark => {
    const [x, y] = corner(index)
    const [before, after] = [corner(index - 1), corner(index + 1)]
    const [ax, ay] = unit([before[0] - x, before[1] - y])
    const [bx, by] = unit([after[0] - x, after[1] - y])
    return {
      kind: 'polyline',
      points: [
        [x + 8 * ax, y + 8 * ay],
        [x + 8 * (ax + bx), y + 8 * (ay + by)],
        [x + 8 * bx, y + 8 * by],
      ],
      width: 0.9,
    }
  }
  return {
    width: across * scale + 2 * margin,
    height: high * scale + 44,
    alt,
    marks: [
      { kind: 'polygon', points: at },
      ...at.flatMap((point, index): Mark[] => {
        const text = sides[index] ?? ''
        const next = corner(index + 1)
        // Counterclockwise with y upwards: on the page, the outside is to the right of the way.
        const [dx, dy] = unit([next[0] - point[0], next[1] - point[1]])
        const [nx, ny] = [-dy, dx]
        const away = 10 + Math.abs(nx) * text.length * 2.4
        return text === ''
          ? []
          : [
              {
                kind: 'text',
                at: [(point[0] + next[0]) / 2 + nx * away, (point[1] + next[1]) / 2 + ny * away + 4],
                text,
              },
            ]
      }),
      ...dashed.flatMap(({ from, to, label, side = 'right' }): Mark[] => {
        const [one, other] = [place(from), place(to)]
        const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
        return [
          { kind: 'line', from: one, to: other, dashed: true, width: 0.9 },
          {
            kind: 'text',
            at: [middle[0] + (side === 'right' ? 5 : -5), middle[1] + 4],
            text: label,
            anchor: side === 'right' ? 'start' : 'end',
          },
        ]
      }),
      ...rightAngles.map(square),
    ],
  }
}
