import type { Address, Verdict } from './pending.ts'
import type { Link } from './sender.ts'
import type { Stored } from './unsent.ts'

/** What one tab tells the others about the cells of their user. */
export type Message = {
  /** Their pending values have changed in the store. */
  cells?: readonly (Address & { verdict?: Verdict | null })[]
  stored?: readonly (Address & Stored)[]
  link?: Link
  sendNow?: true
}

export type BrowserTabs = {
  /** Calls back when this tab is the one that sends; the answer gives the place up. */
  lead(start: () => void): () => void
  tell(message: Message): void
  hear(listener: (message: Message) => void): () => void
}

/** Without locks every tab sends: a value that stands already is saved again, and nothing breaks. */
export function openTabs(user: number): BrowserTabs {
  const name = `klasrum-unsent:${user}`
  const channel = new BroadcastChannel(name)
  return {
    lead(start) {
      if (!navigator.locks) {
        start()
        return () => {}
      }
      const waiting = new AbortController()
      const lease = Promise.withResolvers<void>()
      const lead = () => {
        start()
        return lease.promise
      }
      navigator.locks.request(name, { signal: waiting.signal }, lead).catch(() => {})
      return () => {
        waiting.abort()
        lease.resolve()
      }
    },
    tell: (message) => channel.postMessage(message),
    hear(listener) {
      channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data)
      return () => channel.close()
    },
  }
}
