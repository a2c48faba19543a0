import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Klasrum`
  }, [title])
}

let arrivedAt: string | undefined

/** Gives focus to the heading after every navigation but the first, unless a field inside the page took it. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The resolved place changes once the new page stands; the plain location changes while the old one still does.
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  useEffect(() => {
    if (path === undefined || path === arrivedAt) return
    const first = arrivedAt === undefined
    arrivedAt = path
    if (first || document.activeElement?.closest('main')) return
    heading.current?.focus({ preventScroll: true })
  }, [path])
  return heading
}
