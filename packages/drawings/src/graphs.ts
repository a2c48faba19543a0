import type { Drawing, Fill, Mark, Point } from './drawing.ts'

export type GraphInput = {
  title: string
  /** What the numbers count: "Number of books". */
  axis: string
  bars: readonly { label: string; value: number }[]
  /** Between two lines of the scale; every value should lie on one or halfway. */
  step: number
  alt: string
}

const wide = 54
const high = 120
const [left, top] = [52, 34]

function frame({ title, axis, bars, step }: GraphInput) {
  const most = Math.max(step, ...bars.map(({ value }) => value))
  const steps = Math.ceil(most / step)
  const yOf = (value: number) => top + high - (value / (steps * step)) * high
  const xOf = (at: number) => left + (at + 0.5) * wide
  const right = left + bars.length * wide
  const marks: Mark[] = [
    { kind: 'text', at: [(left + right) / 2, 14], text: title, bold: true },
    { kind: 'text', at: [4, 28], text: axis, size: 9, anchor: 'start' },
    ...Array.from({ length: steps + 1 }, (_, at) => at * step).flatMap((value): Mark[] => [
      { kind: 'line', from: [left, yOf(value)], to: [right, yOf(value)], width: 0.4 },
      {
        kind: 'text',
        at: [left - 5, yOf(value) + 3.5],
        text: value.toLocaleString('en-US'),
        size: 9.5,
        anchor: 'end',
      },
    ]),
    { kind: 'line', from: [left, top - 4], to: [left, top + high] },
    { kind: 'line', from: [left, top + high], to: [right, top + high] },
    ...bars.map(
      ({ label }, at): Mark => ({ kind: 'text', at: [xOf(at), top + high + 14], text: label, size: 9.5 }),
    ),
  ]
  return { marks, xOf, yOf, width: right + 16, height: top + high + 22 }
}

/** Standing bars over a scale. */
export function barGraph(input: GraphInput): Drawing {
  const { marks, xOf, yOf, width, height } = frame(input)
  const bars = input.bars.map(({ value }, at): Mark => {
    const [from, to] = [xOf(at) - 15, xOf(at) + 15]
    return {
      kind: 'polygon',
      points: [
        [from, yOf(0)],
        [from, yOf(value)],
        [to, yOf(value)],
        [to, yOf(0)],
      ],
      fill: 'medium',
    }
  })
  return { width, height, alt: input.alt, marks: [...marks, ...bars] }
}

/** Points joined by lines over a scale, such as for a week. */
export function lineGraph(input: GraphInput): Drawing {
  const { marks, xOf, yOf, width, height } = frame(input)
  const points = input.bars.map(({ value }, at): Point => [xOf(at), yOf(value)])
  return {
    width,
    height,
    alt: input.alt,
    marks: [
      ...marks,
      { kind: 'polyline', points, width: 1.6 },
      ...points.map((center): Mark => ({ kind: 'circle', center, radius: 3, fill: 'black' })),
    ],
  }
}

const fills: readonly Fill[] = ['white', 'medium', 'light', 'dark', 'black']

/** A disk in parts, with a legend beside it: shares in percent that add up to 100. */
export function pieGraph({
  title,
  parts,
  alt,
}: {
  title: string
  parts: readonly { label: string; percent: number }[]
  alt: string
}): Drawing {
  const radius = 58
  const center = [radius + 8, radius + 26] as const
  let turned = 0
  const marks: Mark[] = [{ kind: 'text', at: [radius + 8, 14], text: title, bold: true }]
  for (const [at, { label, percent }] of parts.entries()) {
    const to = turned + percent * 3.6
    const fill = fills[at % fills.length] ?? 'white'
    marks.push({ kind: 'sector', center, radius, from: turned, to, fill })
    const y = 34 + at * 20
    const x = 2 * radius + 28
    marks.push(
      {
        kind: 'polygon',
        points: [
          [x, y],
          [x + 12, y],
          [x + 12, y + 12],
          [x, y + 12],
        ],
        fill,
      },
      { kind: 'text', at: [x + 18, y + 10], text: `${label} ${percent}%`, anchor: 'start', size: 10 },
    )
    turned = to
  }
  const longest = Math.max(...parts.map(({ label }) => label.length))
  return {
    width: Math.max(2 * radius + 60 + (longest + 4) * 5.6, title.length * 6.4),
    height: 2 * radius + 34,
    alt,
    marks,
  }
}

/** Rows of equal signs; half a sign stands for half of what one is worth. */
export function pictograph({
  title,
  rows,
  each,
  legend,
  alt,
}: {
  title: string
  rows: readonly { label: string; value: number }[] /** What one sign is worth. */
  each: number
  legend: string
  alt: string
}): Drawing {
  const [labels, gap, radius] = [92, 22, 7]
  const most = Math.max(...rows.map(({ value }) => Math.ceil(value / each)))
  const marks: Mark[] = [{ kind: 'text', at: [4, 14], text: title, bold: true, anchor: 'start' }]
  for (const [at, { label, value }] of rows.entries()) {
    const y = 36 + at * gap
    marks.push(
      { kind: 'text', at: [4, y + 4], text: label, anchor: 'start', size: 10 },
      { kind: 'line', from: [labels - 4, y - 11], to: [labels - 4, y + 11] },
    )
    const whole = Math.floor(value / each)
    for (let sign = 0; sign < whole; sign++)
      marks.push({ kind: 'circle', center: [labels + 10 + sign * 19, y], radius, fill: 'medium' })
    if (value % each !== 0)
      marks.push({
        kind: 'sector',
        center: [labels + 10 + whole * 19, y],
        radius,
        from: 180,
        to: 360,
        fill: 'medium',
      })
  }
  const bottom = 36 + rows.length * gap
  marks.push(
    { kind: 'circle', center: [12, bottom + 4], radius, fill: 'medium' },
    { kind: 'text', at: [24, bottom + 8], text: legend, anchor: 'start', size: 10 },
  )
  return {
    width: Math.max(labels + 24 + most * 19, title.length * 6.4 + 10, legend.length * 5.6 + 34),
    height: bottom + 18,
    alt,
    marks,
  }
}
