import { type RefObject, useEffect, useState } from 'react'
import type { LayoutView } from '../model/layout.ts'
import type { Desk } from './desk.ts'
import { type Sight, type Span, spanOf } from './window.ts'

/** Before anything is measured: what fits into the window, as wide and high as cells and all around them mostly are. */
const atFirst = (): Sight => ({
  lines: { from: 0, to: Math.ceil((innerHeight - 240) / 28) },
  columns: { from: 0, to: Math.ceil((innerWidth - 360) / 54) },
})

const isSame = (a: Span, b: Span) => a.from === b.from && a.to === b.to

/** What is in sight as the sheet is scrolled; Page Up and Page Down go by the same measure. */
export function useSight({ sheet }: Desk, region: RefObject<HTMLElement | null>, layout: LayoutView): Sight {
  const [sight, setSight] = useState(atFirst)

  useEffect(() => {
    const element = region.current
    if (!element || layout.rows.length === 0) return
    const look = () => {
      const next = measure(element)
      if (!next) return
      sheet.cursor.setPageRows(next.pageRows)
      setSight((now) => (isSame(now.lines, next.lines) && isSame(now.columns, next.columns) ? now : next))
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [sheet, region, layout])

  return sight
}

function measure(region: HTMLElement): (Sight & { pageRows: number }) | null {
  const part = (which: string) => region.querySelector<HTMLElement>(which)
  const heightOf = (which: string) => part(which)?.offsetHeight ?? 0
  const row = heightOf('tr[data-r]')
  if (row === 0) return null
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = region
  const free = clientHeight - heightOf('thead') - heightOf('tfoot')
  const heads = [...region.querySelectorAll<HTMLElement>('thead tr:nth-child(2) th')]
  const edges = heads.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)
  /* Names and grades cover what lies under them. */
  const left = scrollLeft + (heads[0]?.offsetLeft ?? 0)
  const right = scrollLeft + clientWidth - (part('thead [data-kind="quarterly"]')?.offsetWidth ?? 0)
  const first = edges.findIndex((edge) => edge > left)
  const past = edges.findIndex((edge) => edge > right)
  return {
    pageRows: Math.floor(free / row) - 1,
    lines: spanOf(scrollTop / row, (scrollTop + free) / row),
    columns: spanOf(Math.max(0, first), past < 0 ? edges.length : past),
  }
}
