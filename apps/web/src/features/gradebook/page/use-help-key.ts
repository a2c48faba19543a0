import { useEffect, useEffectEvent } from 'react'

/** A question mark belongs to a field of words, but not to the cells, which take scores. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('[role="grid"], [data-at]')) return false
  return target.closest('input, textarea, select, [role="dialog"]') !== null
}

export function useHelpKey(onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    event.preventDefault()
    onHelp()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
