import { useSyncExternalStore } from 'react'

/** Where the style sheets draw the line between a phone and everything wider. */
const narrow = matchMedia('(max-width: 47.5em)')

const subscribe = (tell: () => void) => {
  narrow.addEventListener('change', tell)
  return () => narrow.removeEventListener('change', tell)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow.matches,
    () => false,
  )
