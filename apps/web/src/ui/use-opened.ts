import { type RefObject, useEffect, useRef, useState } from 'react'

/** A menu that comes because its button was pressed: it takes the place and the focus of that button, then opens. */
export function useOpened<T extends HTMLElement>(): {
  target: RefObject<T | null>
  open: boolean
  setOpen: (open: boolean) => void
} {
  const target = useRef<T>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    target.current?.focus()
    setOpen(true)
  }, [])
  return { target, open, setOpen }
}
