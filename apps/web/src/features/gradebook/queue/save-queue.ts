import type { Batch, WriteCellsReply } from './pending.ts'
import { createPendingCells } from './pending-cells.ts'
import type { PendingStore } from './pending-store.ts'
import { createSender, type Link, type Net } from './sender.ts'
import { createSheetCells } from './sheet-cells.ts'
import type { BrowserTabs } from './tabs.ts'
import type { Unsent } from './unsent.ts'

export type QueueStatus = {
  waiting: number
  saving: number
  refused: number
  conflict: number
  /** All of these. */
  unsent: number
  link: Link
  /** False when this device keeps nothing: the cells live as long as the page. */
  kept: boolean
  /** When the server last answered a batch. */
  savedAt: number | null
}

type SaveQueueOptions = {
  user: number
  store: PendingStore
  send: (batch: Batch) => Promise<WriteCellsReply>
  tabs: BrowserTabs
  net: Net
}

export type SaveQueue = {
  sheet(klass: number, quarter: number): Unsent
  status(): QueueStatus
  subscribe(tell: () => void): () => void
  /** Tries at once: "Try now". */
  sendNow(): void
  /** The user has signed in again. */
  resume(): void
  close(): void
}

/** Every score that was typed and not confirmed, of one user, in all classes. */
export async function openSaveQueue({ user, store, send, tabs, net }: SaveQueueOptions): Promise<SaveQueue> {
  const cells = createPendingCells({ user, store, tabs })
  const watchers = new Set<() => void>()
  let link: Link = net.isOnline() ? 'fine' : 'offline'
  let savedAt: number | null = null
  let status: QueueStatus | null = null

  const changed = () => {
    status = null
    for (const tell of watchers) tell()
  }
  const follow = (next: Link) => {
    link = next
    changed()
  }
  const sender = createSender({
    cells,
    send,
    net,
    onLink(next) {
      if (next !== link) tabs.tell({ link: next })
      follow(next)
    },
    onSaved() {
      savedAt = Date.now()
      changed()
    },
  })

  function count(): QueueStatus {
    const all = cells.all()
    const counts = { waiting: 0, saving: 0, refused: 0, conflict: 0 }
    for (const cell of all) {
      counts[sender.isSending(cell) ? 'saving' : (cells.verdict(cell)?.state ?? 'waiting')] += 1
    }
    return { ...counts, unsent: all.length, link, kept: cells.isKept(), savedAt }
  }

  const stopListening = cells.listen(changed)
  const stopHearing = tabs.hear((message) => {
    if (message.cells || message.stored) void cells.take(message)
    if (message.link) follow(message.link)
    if (message.sendNow) sender.sendNow()
  })
  await cells.load()
  const giveUp = tabs.lead(() => void cells.load().then(sender.lead))

  const sendNow = () => {
    tabs.tell({ sendNow: true })
    sender.sendNow()
  }

  return {
    sheet: (klass, quarter) => createSheetCells({ cells, sender, sheet: { user, klass, quarter } }),
    status: () => {
      status ??= count()
      return status
    },
    subscribe(tell) {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    sendNow,
    resume: sendNow,
    close() {
      giveUp()
      sender.stop()
      stopListening()
      stopHearing()
    },
  }
}
