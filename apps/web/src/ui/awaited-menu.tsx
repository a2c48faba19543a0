import { type ReactNode, useEffect } from 'react'

type AwaitedMenuProps = { onLeave: () => void; children: ReactNode }

/** The button of a menu that was pressed and is still to come: whoever presses elsewhere meanwhile does not want it any more. */
export function AwaitedMenu({ onLeave, children }: AwaitedMenuProps) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave()
    }
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('keydown', onKey)
    }
  }, [onLeave])
  return children
}
