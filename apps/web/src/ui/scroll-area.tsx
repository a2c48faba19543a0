import { type ReactNode, useEffect, useRef } from 'react'
import css from './scroll-area.module.css'

/** Without it the keyboard could not scroll what holds no control. */
const reachable = { tabIndex: 0 }

type ScrollAreaProps = {
  label: string
  /** For a long list among other things: it takes no more than a part of the window. */
  short?: boolean
  children: ReactNode
}

/** What is wider than its room scrolls inside itself; a shade at an edge says that there is more behind it. */
export function ScrollArea({ label, short, children }: ScrollAreaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const [shown, inside] = [frame.current, area.current]
    if (!shown || !inside) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = inside
      const before = scrollLeft > 1
      const after = scrollLeft + clientWidth < scrollWidth - 1
      shown.dataset.more = [before ? 'before' : '', after ? 'after' : ''].filter(Boolean).join(' ')
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(inside)
    for (const child of inside.children) sizes.observe(child)
    inside.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      inside.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div ref={frame} className={css.frame}>
      <section
        ref={area}
        className={css.area}
        data-short={short || undefined}
        aria-label={label}
        {...reachable}
      >
        {children}
      </section>
    </div>
  )
}
