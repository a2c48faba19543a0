import type { BrowserTabs, Message } from '../queue/tabs.ts'

/** The tabs of one browser: the first leads, and when it closes the next one does. */
export function createTabHub(): () => BrowserTabs {
  const waiting: (() => void)[] = []
  const listeners = new Set<(message: Message) => void>()
  return () => {
    let own: ((message: Message) => void) | null = null
    return {
      lead(start) {
        waiting.push(start)
        if (waiting[0] === start) start()
        return () => {
          const led = waiting[0] === start
          waiting.splice(waiting.indexOf(start), 1)
          if (led) waiting[0]?.()
        }
      },
      tell(message) {
        const copy = structuredClone(message)
        for (const listener of listeners) if (listener !== own) queueMicrotask(() => listener(copy))
      },
      hear(listener) {
        own = listener
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}
