import type { ComponentProps, KeyboardEvent } from 'react'

/**
 * What the button of a menu has until it is first pressed. The menu itself is a large component, and a page may have one for
 * every card: it is loaded when somebody comes near its button.
 */
export function closedMenu(
  open: () => void,
  load: () => Promise<unknown>,
): Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onPointerEnter' | 'onFocus' | 'onKeyDown'
> {
  // Pressing asks again, and says so when it fails.
  const ahead = () => void load().catch(() => {})
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onPointerEnter: ahead,
    onFocus: ahead,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open()
    },
  }
}
