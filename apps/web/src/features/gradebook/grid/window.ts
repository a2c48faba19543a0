import type { GridColumn } from '../model/columns.ts'
import type { GridLine } from '../model/rows.ts'

/** Drawn beyond what is in sight, and how many are gone by before the window moves. */
const spare = 4

export type Span = { from: number; to: number }
export type Sight = { lines: Span; columns: Span }

export type ShownOrGap<T> =
  | { kind: 'shown'; it: T; index: number }
  /** So many left out. */
  | { kind: 'gap'; count: number; index: number }

/** In whole steps, so that a small scroll changes nothing. */
export const windowSpanOf = (first: number, last: number): Span => ({
  from: Math.max(0, Math.floor(first / spare) * spare - spare),
  to: Math.ceil((last + 1) / spare) * spare + spare,
})

export const isWithin = ({ from, to }: Span, index: number): boolean => index >= from && index < to

function leaveOut<T>(all: readonly T[], isShown: (it: T, index: number) => boolean): ShownOrGap<T>[] {
  const drawn: ShownOrGap<T>[] = []
  all.forEach((it, index) => {
    const last = drawn.at(-1)
    if (isShown(it, index)) drawn.push({ kind: 'shown', it, index })
    else if (last?.kind === 'gap') last.count += 1
    else drawn.push({ kind: 'gap', count: 1, index })
  })
  return drawn
}

/** Heads of groups stick to the top and the focused row holds the keyboard: both are drawn wherever they are. */
export const drawnLines = (
  lines: readonly GridLine[],
  sight: Span,
  focusRow: number | null,
): ShownOrGap<GridLine>[] =>
  leaveOut(
    lines,
    (line, index) => line.kind === 'gender' || line.row.index === focusRow || isWithin(sight, index),
  )

/** The two grades stick to the right. */
export const drawnColumns = (
  columns: readonly GridColumn[],
  sight: Span,
  focus: number | null,
): ShownOrGap<GridColumn>[] =>
  leaveOut(columns, ({ component, index }) => component === null || index === focus || isWithin(sight, index))
