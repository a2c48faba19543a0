import { useCallback, useSyncExternalStore } from 'react'
import type { GridState } from './grid-state.ts'
import { columnsMark, type HeadMark, readRowMark, rowHeadMark, rowMark } from './marks.ts'
import { isWithin, type Span } from './window.ts'

/** Only the rows that a move leaves or enters are drawn again. */
export function useRowMark(gridState: GridState, row: number): string {
  const subscribe = useCallback(
    (tell: () => void) => {
      const stops = [gridState.sheet.topics.subscribe('selection', tell), gridState.subscribe(tell)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [gridState],
  )
  return useSyncExternalStore(subscribe, () =>
    rowMark(gridState.sheet.cursor.view(), gridState.fillTo(), row),
  )
}

export function useRowHeadMark({ sheet }: GridState, row: number): HeadMark {
  const subscribe = useCallback((tell: () => void) => sheet.topics.subscribe('selection', tell), [sheet])
  return useSyncExternalStore(subscribe, () =>
    rowHeadMark(readRowMark(rowMark(sheet.cursor.view(), null, row))),
  )
}

export function useColumnsMark({ sheet }: GridState): string {
  const subscribe = useCallback((tell: () => void) => sheet.topics.subscribe('selection', tell), [sheet])
  return useSyncExternalStore(subscribe, () => columnsMark(sheet.cursor.view()))
}

export const useWords = (gridState: GridState): string =>
  useSyncExternalStore(gridState.subscribe, gridState.words)

/** The focused row where it is out of sight. While nothing is selected, Tab comes to the first one. */
export function useStrayRow({ sheet }: GridState, sight: Span): number | null {
  const subscribe = useCallback((tell: () => void) => sheet.topics.subscribe('selection', tell), [sheet])
  return useSyncExternalStore(subscribe, () => {
    const row = sheet.cursor.view()?.focus.row ?? 0
    const line = sheet.layout
      .view()
      .lines.findIndex((each) => each.kind === 'learner' && each.row.index === row)
    return isWithin(sight, line) ? null : row
  })
}

/** The focused column where it is out of sight: its cell holds the keyboard and is drawn nevertheless. */
export function useStrayColumn({ sheet }: GridState, sight: Span): number | null {
  const subscribe = useCallback((tell: () => void) => sheet.topics.subscribe('selection', tell), [sheet])
  return useSyncExternalStore(subscribe, () => {
    const column = sheet.cursor.view()?.focus.column ?? 0
    return isWithin(sight, column) ? null : column
  })
}
