import { type RefObject, useEffect } from 'react'

/** Keeps one entry of a list in sight. Only the list is scrolled: the page stays where its reader is. */
export function useScrolledTo(list: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const shown = list.current
    const at = shown?.children[current]
    if (!shown || !(at instanceof HTMLElement)) return
    const bring = () => {
      const { scrollTop, clientHeight } = shown
      const isSeen = at.offsetTop >= scrollTop && at.offsetTop + at.offsetHeight <= scrollTop + clientHeight
      if (!isSeen) shown.scrollTop = at.offsetTop - clientHeight / 3
    }
    // Told at once, and whenever the list becomes shorter, as on a phone that is turned.
    const observer = new ResizeObserver(bring)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [list, current])
}
