import { type RefObject, useEffect, useState } from 'react'
import type { LayoutView } from '../model/layout.ts'
import { afterPaint } from '../queue/after-paint.ts'
import type { GridState } from './grid-state.ts'
import { isWithin, type Sight, type Span, windowSpanOf } from './window.ts'

/** Before anything is measured: what fits into the window, as wide and high as cells and all around them mostly are. */
const atFirst = (): Sight => ({
  lines: { from: 0, to: Math.max(fewest, Math.ceil((innerHeight - 240) / 28)) },
  columns: { from: 0, to: Math.max(fewest, Math.ceil((innerWidth - 360) / 54)) },
})
/** On a phone. */
const fewest = 5

/** What is the same stays the same object, or every row would be drawn again with its columns. */
const unlessSame = (now: Span, next: Span) => (now.from === next.from && now.to === next.to ? now : next)
function moved(now: Sight, next: Sight): Sight {
  const lines = unlessSame(now.lines, next.lines)
  const columns = unlessSame(now.columns, next.columns)
  return lines === now.lines && columns === now.columns ? now : { lines, columns }
}
const holds = (drawn: Span, { from, to }: Span) => isWithin(drawn, from) && isWithin(drawn, to)

/** What is in sight as the sheet is scrolled; Page Up and Page Down go by the same measure. */
export function useSight(
  { sheet }: GridState,
  region: RefObject<HTMLElement | null>,
  layout: LayoutView,
): Sight {
  const [sight, setSight] = useState(atFirst)

  useEffect(() => {
    const element = region.current
    if (!element || layout.rows.length === 0) return
    let sizes: Sizes | null = null
    let drawn: Sight | null = null
    const draw = () => {
      if (!sizes || !element.isConnected) return
      const { lines, columns } = inSight(element, sizes)
      const next = {
        lines: windowSpanOf(lines.from, lines.to),
        columns: windowSpanOf(columns.from, columns.to),
      }
      drawn = next
      setSight((now) => moved(now, next))
    }
    const follow = () => {
      if (!sizes) return
      const { lines, columns } = inSight(element, sizes)
      /* What is drawn beyond the edges is enough for now: a key that moved the sheet is painted first. */
      if (drawn && holds(drawn.lines, lines) && holds(drawn.columns, columns)) afterPaint(draw)
      else draw()
    }
    const measure = () => {
      sizes = sizesOf(element)
      if (sizes) sheet.cursor.setPageRows(Math.floor(sizes.free / sizes.row) - 1)
      draw()
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [sheet, region, layout])

  return sight
}

type Sizes = {
  row: number
  /** Height between head and foot. */
  free: number
  /** Where each column ends, and where the first begins. */
  edges: number[]
  left: number
  /** Width that names and grades leave. */
  across: number
}

function sizesOf(region: HTMLElement): Sizes | null {
  const part = (which: string) => region.querySelector<HTMLElement>(which)
  const heightOf = (which: string) => part(which)?.offsetHeight ?? 0
  const row = heightOf('tr[data-r]')
  if (row === 0) return null
  const heads = [...region.querySelectorAll<HTMLElement>('thead tr:nth-child(2) th')]
  const left = heads[0]?.offsetLeft ?? 0
  return {
    row,
    free: region.clientHeight - heightOf('thead') - heightOf('tfoot'),
    edges: heads.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth),
    left,
    across: region.clientWidth - left - (part('thead [data-kind="quarterly"]')?.offsetWidth ?? 0),
  }
}

/** The lines and columns at the edges of what can be seen, those that are seen in part among them. */
function inSight({ scrollTop, scrollLeft }: HTMLElement, { row, free, edges, left, across }: Sizes): Sight {
  const first = edges.findIndex((edge) => edge > scrollLeft + left)
  const past = edges.findIndex((edge) => edge > scrollLeft + left + across)
  return {
    lines: { from: scrollTop / row, to: (scrollTop + free) / row },
    columns: { from: Math.max(0, first), to: past < 0 ? edges.length : past },
  }
}
