import type { Drawing, Mark } from './drawing.ts'

const cell = 44

/** The square of a cross of two parents: gametes above and beside, offspring inside where they are given. */
export function punnettSquare({
  top,
  side,
  cells = [],
  alt,
}: {
  top: readonly string[]
  side: readonly string[]
  cells?: readonly (readonly string[])[]
  alt: string
}): Drawing {
  const left = 30
  const marks: Mark[] = [
    ...top.map(
      (text, at): Mark => ({ kind: 'text', at: [left + (at + 0.5) * cell, 18], text, bold: true, size: 13 }),
    ),
    ...side.map(
      (text, at): Mark => ({
        kind: 'text',
        at: [16, 26 + (at + 0.5) * cell + 5],
        text,
        bold: true,
        size: 13,
      }),
    ),
    ...side.flatMap((_, row) =>
      top.flatMap((_, column): Mark[] => {
        const [x, y] = [left + column * cell, 26 + row * cell]
        const text = cells[row]?.[column] ?? ''
        return [
          {
            kind: 'polygon',
            points: [
              [x, y],
              [x + cell, y],
              [x + cell, y + cell],
              [x, y + cell],
            ],
          },
          ...(text === ''
            ? []
            : [{ kind: 'text', at: [x + cell / 2, y + cell / 2 + 5], text, size: 13 } as const]),
        ]
      }),
    ),
  ]
  return { width: left + top.length * cell + 4, height: 26 + side.length * cell + 4, alt, marks }
}

/** A small table, its first row as the head. */
export function drawnTable({ rows, alt }: { rows: readonly (readonly string[])[]; alt: string }): Drawing {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(46, ...rows.map((row) => (row[column]?.length ?? 0) * 6 + 14)),
  )
  const leftOf = (column: number) => 2 + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const row = 20
  const marks = rows.flatMap((texts, at) =>
    texts.flatMap((text, column): Mark[] => {
      const [x, y, width] = [leftOf(column), 2 + at * row, widths[column] ?? 46]
      return [
        {
          kind: 'polygon',
          points: [
            [x, y],
            [x + width, y],
            [x + width, y + row],
            [x, y + row],
          ],
          fill: at === 0 ? 'light' : 'white',
          width: 0.8,
        },
        { kind: 'text', at: [x + width / 2, y + 14], text, size: 10, bold: at === 0 },
      ]
    }),
  )
  return { width: leftOf(columns) + 2, height: rows.length * row + 4, alt, marks }
}
