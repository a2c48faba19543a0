import { useEffect, useState } from 'react'

/** A menu goes with the entry that was pressed in it; its button stays. */
function stayingPart(pressed: Element | null): Element | null {
  const menu = pressed?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : pressed
}

/**
 * Gives the focus back to what had it when the dialog opened, also when the dialog is taken away while it is
 * open. Where that is gone, such as the row of a list, the page itself gets it.
 */
export function useReturnFocus(open: boolean): void {
  // Asked while rendering: a menu that opened the dialog is gone before the first effect runs.
  const [opened, setOpened] = useState<{ from: Element | null } | null>(null)
  if (open && !opened) setOpened({ from: stayingPart(document.activeElement) })
  if (!open && opened) setOpened(null)
  useEffect(() => {
    if (!opened) return
    const giveBack = () => {
      if (document.activeElement !== document.body) return
      const back = opened.from?.isConnected && opened.from !== document.body
      const goal = back ? opened.from : document.querySelector('main')
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    }
    return () => {
      // At once, or a key pressed right after would be lost; and again, for some dialogs go a moment later.
      queueMicrotask(giveBack)
      requestAnimationFrame(giveBack)
    }
  }, [opened])
}
