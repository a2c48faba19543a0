import type { Drawing, Mark } from '@klasrum/drawings/drawing'

const [labels, row, gap] = [92, 24, 7]

/** The strokes of one number: four upright and one across for each five. */
function strokes(count: number, y: number): Mark[] {
  const marks: Mark[] = []
  for (let stroke = 0; stroke < count; stroke++) {
    const group = Math.floor(stroke / 5)
    const left = labels + 12 + group * gap * 6
    const at = left + (stroke % 5) * gap
    marks.push(
      stroke % 5 === 4
        ? { kind: 'line', from: [left - 4, y + 6], to: [left + 3 * gap + 4, y - 6], width: 1.4 }
        : { kind: 'line', from: [at, y - 7], to: [at, y + 7], width: 1.4 },
    )
  }
  return marks
}

/** A table of names and tally marks. */
export function tallyTable({
  head,
  rows,
  alt,
}: {
  head: readonly [string, string]
  rows: readonly { label: string; count: number }[]
  alt: string
}): Drawing {
  const most = Math.max(...rows.map(({ count }) => Math.ceil(count / 5)))
  const width = Math.max(labels + 24 + most * gap * 6, labels + 90)
  const height = (rows.length + 1) * row
  const marks: Mark[] = [
    {
      kind: 'polygon',
      points: [
        [2, 2],
        [width - 2, 2],
        [width - 2, row],
        [2, row],
      ],
      fill: 'light',
      width: 0.8,
    },
    { kind: 'text', at: [labels / 2, 17], text: head[0], bold: true, size: 10 },
    { kind: 'text', at: [(labels + width) / 2, 17], text: head[1], bold: true, size: 10 },
    {
      kind: 'polygon',
      points: [
        [2, 2],
        [width - 2, 2],
        [width - 2, height],
        [2, height],
      ],
      width: 0.8,
    },
    { kind: 'line', from: [labels, 2], to: [labels, height], width: 0.8 },
  ]
  for (const [at, { label, count }] of rows.entries()) {
    const top = (at + 1) * row
    marks.push(
      { kind: 'line', from: [2, top], to: [width - 2, top], width: 0.8 },
      { kind: 'text', at: [10, top + 16], text: label, anchor: 'start', size: 10 },
      ...strokes(count, top + row / 2),
    )
  }
  return { width, height: height + 2, alt, marks }
}
