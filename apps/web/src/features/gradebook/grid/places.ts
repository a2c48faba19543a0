import type { CSSProperties } from 'react'
import type { GridPlace, LayoutView } from '../model/layout.ts'
import { widthsOf } from './grid-roles.ts'

/** Where a cell lies in the sheet, reckoned from the sizes of lines and columns: nothing has to be measured. */
export function cellPositionsIn({ lines, columns }: Pick<LayoutView, 'lines' | 'columns'>) {
  const widths = widthsOf(columns)
  const lefts = widths.map((_, index) => sumOf(['var(--sheet-left)', ...widths.slice(0, index)]))
  const tops = lines.flatMap((line, index) =>
    line.kind === 'learner'
      ? `var(--head) + ${line.row.index} * var(--row) + ${index - line.row.index} * var(--gender)`
      : [],
  )
  return {
    of: ({ row, column }: GridPlace): CSSProperties => ({
      top: `calc(${tops[row]})`,
      left: `calc(${lefts[column]})`,
      width: widths[column],
    }),
  }
}
/** Equal widths are counted, not repeated: the browser reads the sum at every move. */
function sumOf(widths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  return [...counts].map(([width, count]) => `${count} * ${width}`).join(' + ')
}

export type Places = ReturnType<typeof cellPositionsIn>
