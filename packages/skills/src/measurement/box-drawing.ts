import type { Drawing, Mark, Point } from '@klasrum/drawings/drawing'
import type { MeasuredBox } from './boxes.ts'

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A box in about its own shape, so that a cube looks like one, with its three measures. */
export function boxDrawing({ long, wide, high, unit }: MeasuredBox, alt: string): Drawing {
  const scale = Math.min(110 / long, 80 / high)
  const [w, h] = [between(long * scale, 40, 110), between(high * scale, 30, 80)]
  const shift = between(wide * scale * 0.4, 14, 44)
  const [left, top] = [48, 8 + shift]
  const front: readonly [Point, Point, Point, Point] = [
    [left, top],
    [left + w, top],
    [left + w, top + h],
    [left, top + h],
  ]
  const back = front.map(([x, y]): Point => [x + shift, y - shift]) as [Point, Point, Point, Point]
  const edge = (from: Point, to: Point, dashed = false): Mark => ({
    kind: 'line',
    from,
    to,
    dashed,
    width: dashed ? 0.8 : 1.2,
  })
  return {
    width: left + w + shift + 56,
    height: top + h + 24,
    alt,
    marks: [
      { kind: 'polygon', points: front },
      edge(back[0], back[1]),
      edge(back[1], back[2]),
      edge(back[2], back[3], true),
      edge(back[3], back[0], true),
      edge(front[0], back[0]),
      edge(front[1], back[1]),
      edge(front[2], back[2]),
      edge(front[3], back[3], true),
      { kind: 'text', at: [left + w / 2, top + h + 16], text: `${long} ${unit}` },
      { kind: 'text', at: [left - 6, top + h / 2 + 4], text: `${high} ${unit}`, anchor: 'end' },
      {
        kind: 'text',
        at: [left + w + shift / 2 + 8, top + h - shift / 2 + 10],
        text: `${wide} ${unit}`,
        anchor: 'start',
      },
    ],
  }
}
