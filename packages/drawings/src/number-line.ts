import type { Drawing, Mark } from './drawing.ts'

export type NumberLineInput = {
  from: number
  to: number
  /** Between two ticks. */
  step: number
  /** What stands below a tick; an empty text for none. All numbers are written unless this says otherwise. */
  label?: (value: number) => string
  /** Dots on the line, with a letter or nothing above them. */
  points?: readonly { at: number; label?: string }[]
  /** Jumps above the line, such as in adding. */
  jumps?: readonly { from: number; to: number; label?: string }[]
  alt: string
}

const longest = 380
const margin = 24

/** A line with ticks at equal steps and arrows at both ends. */
export function numberLine({
  from,
  to,
  step,
  label,
  points = [],
  jumps = [],
  alt,
}: NumberLineInput): Drawing {
  const ticks = Math.round((to - from) / step)
  const gap = Math.min(40, longest / ticks)
  const width = ticks * gap + 2 * margin
  const y = jumps.length > 0 ? 46 : points.some((point) => point.label) ? 32 : 18
  const xOf = (value: number) => margin + ((value - from) / step) * gap
  const textOf = label ?? ((value: number) => String(value).replace('-', '−'))
  const marks: Mark[] = [
    { kind: 'line', from: [4, y], to: [width - 4, y], arrow: 'both' },
    ...Array.from({ length: ticks + 1 }, (_, at) => {
      // Steps such as 0.1 would otherwise add up to 0.30000000000000004.
      const value = Number((from + at * step).toFixed(6))
      return { value, x: xOf(value), text: textOf(value) }
    }).flatMap(({ x, text }): Mark[] => [
      { kind: 'line', from: [x, y - 5], to: [x, y + 5] },
      ...(text === '' ? [] : [{ kind: 'text', at: [x, y + 18], text, size: 10 } as const]),
    ]),
    ...points.flatMap(({ at, label: name }): Mark[] => [
      { kind: 'circle', center: [xOf(at), y], radius: 3.5, fill: 'black' },
      ...(name ? [{ kind: 'text', at: [xOf(at), y - 10], text: name, bold: true } as const] : []),
    ]),
    ...jumps.flatMap((jump): Mark[] => {
      const [start, end] = [xOf(jump.from), xOf(jump.to)]
      const high = y - 26
      return [
        {
          kind: 'polyline',
          points: [
            [start, y - 6],
            [start + (end - start) * 0.15, high],
            [end - (end - start) * 0.15, high],
          ],
        },
        { kind: 'line', from: [end - (end - start) * 0.15, high], to: [end, y - 6], arrow: 'end' },
        ...(jump.label
          ? [{ kind: 'text', at: [(start + end) / 2, high - 5], text: jump.label, size: 10 } as const]
          : []),
      ]
    }),
  ]
  return { width, height: y + 26, alt, marks }
}
