import { useEffect, useRef } from 'react'

/** The button that brought somebody here is gone: without this the focus would be nowhere. */
export function useArrivalFocus(arrived: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(arrived)
  useEffect(() => {
    if (wanted.current) heading.current?.focus()
    wanted.current = false
  }, [])
  return { ref: heading, tabIndex: -1 }
}
