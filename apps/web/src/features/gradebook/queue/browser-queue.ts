import { afterPaint } from './after-paint.ts'
import { openIndexedStore } from './indexed-store.ts'
import type { Batch, WriteCellsReply } from './pending.ts'
import { createMemoryStore, type PendingStore } from './pending-store.ts'
import type { BrowserPage } from './poller.ts'
import { openSaveQueue, type SaveQueue } from './save-queue.ts'
import type { Net } from './sender.ts'
import { openTabs } from './tabs.ts'

function listenTo(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener)
  return () => {
    for (const name of names) target.removeEventListener(name, listener)
  }
}

const net: Net = {
  isOnline: () => navigator.onLine,
  watch: (listener) => listenTo(window, ['online', 'offline'], () => listener(navigator.onLine)),
}

export const browserPage: BrowserPage = {
  isAwake: () => navigator.onLine && document.visibilityState === 'visible',
  watch(tell) {
    const stops = [
      listenTo(window, ['online', 'offline'], tell),
      listenTo(document, ['visibilitychange'], tell),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** A score is shown before the device writes it down. */
const shownFirst = (store: PendingStore): PendingStore => ({
  ...store,
  change: (cells, step) =>
    new Promise((resolve, reject) => {
      afterPaint(() => void store.change(cells, step).then(resolve, reject))
    }),
})

export const openBrowserQueue = async (
  user: number,
  send: (batch: Batch) => Promise<WriteCellsReply>,
): Promise<SaveQueue> =>
  openSaveQueue({
    user,
    store: shownFirst(await openIndexedStore().catch(createMemoryStore)),
    send,
    tabs: openTabs(user),
    net,
  })
