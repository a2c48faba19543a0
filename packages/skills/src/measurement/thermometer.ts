import type { Drawing, Mark } from '@klasrum/drawings/drawing'

/** A thermometer with a number at every ten degrees and small marks between. */
export function thermometer(input: {
  from: number
  to: number
  step: number
  value: number
  alt: string
}): Drawing {
  const { from, to, step, value, alt } = input
  const [x, top, long] = [40, 16, 168]
  const bottom = top + long
  const yOf = (degrees: number) => bottom - ((degrees - from) / (to - from)) * long
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
  return {
    width: 90,
    height: bottom + 34,
    alt,
    marks: [
      { kind: 'text', at: [x - 22, 14], text: '°C', bold: true },
      {
        kind: 'polygon',
        points: [
          [x - 5, top - 8],
          [x + 5, top - 8],
          [x + 5, bottom + 12],
          [x - 5, bottom + 12],
        ],
      },
      { kind: 'circle', center: [x, bottom + 18], radius: 11, fill: 'dark' },
      {
        kind: 'polygon',
        points: [
          [x - 2.5, yOf(value)],
          [x + 2.5, yOf(value)],
          [x + 2.5, bottom + 12],
          [x - 2.5, bottom + 12],
        ],
        fill: 'dark',
        width: 0.4,
      },
      ...ticks.flatMap((degrees): Mark[] => {
        const [y, isTen] = [yOf(degrees), degrees % 10 === 0]
        return [
          { kind: 'line', from: [x + 5, y], to: [x + (isTen ? 16 : 11), y], width: isTen ? 1.2 : 0.7 },
          ...(isTen
            ? [
                {
                  kind: 'text',
                  at: [x + 20, y + 4],
                  text: String(degrees),
                  size: 10,
                  anchor: 'start',
                } as const,
              ]
            : []),
        ]
      }),
    ],
  }
}
