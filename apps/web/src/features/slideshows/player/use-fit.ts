import { type RefObject, useLayoutEffect, useState } from 'react'

/** Letter sizes of a slide 960 wide, the largest first. */
const sizes = [60, 52, 46, 40, 36, 32, 29, 26, 24, 22, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7]

/** Letters reach a little beyond close-set lines: that is no line too many. */
function overflows(shown: HTMLElement): boolean {
  const forgiven = Number.parseFloat(getComputedStyle(shown).fontSize) * 0.25
  return (
    shown.scrollHeight > shown.clientHeight + forgiven || shown.scrollWidth > shown.clientWidth + forgiven
  )
}

/** The largest letters in which all of it finds room, measured whenever it is drawn. */
export function useFit(element: RefObject<HTMLElement | null>, most: number): void {
  const [, measureAgain] = useState(0)
  useLayoutEffect(() => {
    let stays = true
    void document.fonts.ready.then(() => stays && measureAgain(1))
    return () => {
      stays = false
    }
  }, [])
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    for (const size of sizes) {
      if (size > most) continue
      shown.style.setProperty('--size', String(size))
      if (!overflows(shown)) return
    }
  })
}
