import { type RefObject, useEffect, useEffectEvent } from 'react'

type PlayerKeys = {
  toggle: () => void
  seekBy: (seconds: number) => void
  sceneBy: (scenes: number) => void
  captions: () => void
  fullScreen: () => void
  /** True where Escape was used up. */
  escape: () => boolean
}

/** How far a key or a button skips; the pictures on the buttons say it too. */
export const skipSeconds = 10

const pressed = 'button, a, select, summary'

const actions: Record<string, (keys: PlayerKeys) => void> = {
  ' ': ({ toggle }) => toggle(),
  ArrowLeft: ({ seekBy }) => seekBy(-skipSeconds),
  ArrowRight: ({ seekBy }) => seekBy(skipSeconds),
  ArrowUp: ({ sceneBy }) => sceneBy(-1),
  ArrowDown: ({ sceneBy }) => sceneBy(1),
  c: ({ captions }) => captions(),
  f: ({ fullScreen }) => fullScreen(),
}

/** Where nothing on the page takes the keys for itself: the page, its heading, what it holds. */
const isIdle = (target: Element): boolean => target.matches('body, h1, main')

/**
 * The keys of the player, in it and wherever else on the page nothing is in use. Somebody who speaks to the computer can
 * turn those of the page off: a word that is heard as letters must not set them off.
 */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  { onPage, ...keys }: PlayerKeys & { onPage: boolean },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || event.defaultPrevented || !(target instanceof Element)) return
    const inside = player.current?.contains(target) ?? false
    if (!inside && !(onPage && isIdle(target))) return
    if (key === 'Escape' && keys.escape()) {
      event.preventDefault()
      return
    }
    const name = key.length === 1 ? key.toLowerCase() : key
    const action = actions[name]
    if (!action) return
    if (target.matches('select') || (name === ' ' && target.closest(pressed))) return
    event.preventDefault()
    if (event.repeat && !name.startsWith('Arrow')) return
    action(keys)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
