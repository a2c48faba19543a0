import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

export const partId = (line: number): string => `line-${line}`

/** Scrolls to the part that the address names: the page was still empty when the browser looked for it. */
export function useNamedPart(): void {
  const named = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (!named) return
    const part = document.getElementById(named)
    const group = part?.closest('details')
    if (group) group.open = true
    part?.scrollIntoView()
    if (part) part.dataset.named = ''
    return () => {
      delete part?.dataset.named
    }
  }, [named])
}

/** Closed groups would be missing on paper. */
export function useOpenGroupsOnPaper(): void {
  useEffect(() => {
    let closed: HTMLDetailsElement[] = []
    const open = () => {
      closed = [...document.querySelectorAll('details')].filter((group) => !group.open)
      for (const group of closed) group.open = true
    }
    const close = () => {
      for (const group of closed) group.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
}
