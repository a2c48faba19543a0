import { CallFailed, CallRefused } from '../../../lib/refusal.ts'
import { openSheet } from '../model/open-sheet.ts'
import type { Batch, WriteCellsReply } from '../queue/pending.ts'
import { createMemoryStore, type PendingStore } from '../queue/pending-store.ts'
import { openSaveQueue } from '../queue/save-queue.ts'
import type { BrowserTabs } from '../queue/tabs.ts'
import type { SheetServer } from './sheet-server.ts'
import { createTabHub } from './tab-hub.ts'

/** `lost`: the server stores, and its answer never comes. */
export type Wire = {
  mode: 'fine' | 'cut' | 'lost' | 'away' | 'signed out' | 'refusing'
  online: boolean
  listeners: Set<(online: boolean) => void>
}

const latencyMs = 20
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const refuse = (status: number, detail: string) => new CallRefused({ status, code: 'test', detail })

export const createWire = (): Wire => ({ mode: 'fine', online: true, listeners: new Set() })

type SheetTabOptions = {
  server: SheetServer
  name: string
  user?: number
  store?: PendingStore
  tabs?: BrowserTabs
  wire?: Wire
  onBatch?: (batch: Batch) => void
}

/** One tab of a teacher: a queue and an open sheet. */
export async function openSheetTab(plan: SheetTabOptions) {
  const { server, name, user = 1, wire = createWire(), onBatch } = plan
  const send = async (batch: Batch): Promise<WriteCellsReply> => {
    const mode = wire.mode
    onBatch?.(batch)
    await wait(latencyMs)
    if (mode === 'cut') throw new CallFailed(new Error('cut'))
    if (mode === 'away') throw refuse(503, '')
    if (mode === 'signed out') throw refuse(401, 'Please sign in.')
    if (mode === 'refusing') throw refuse(409, 'This quarter is closed. Reopen it to change it.')
    const answer = server.write(name, batch)
    await wait(latencyMs)
    if (mode === 'lost') throw new CallFailed(new Error('lost'))
    return answer
  }
  const queue = await openSaveQueue({
    user,
    store: plan.store ?? createMemoryStore(),
    send,
    tabs: plan.tabs ?? createTabHub()(),
    net: {
      isOnline: () => wire.online,
      watch(listener) {
        wire.listeners.add(listener)
        return () => wire.listeners.delete(listener)
      },
    },
  })
  const sheet = openSheet({ sheet: server.sheet(), unsent: queue.sheet(7, 1) })
  return {
    name,
    queue,
    sheet,
    wire,
    setOnline(online: boolean) {
      wire.online = online
      for (const listener of wire.listeners) listener(online)
    },
    poll: () => sheet.applyChanges(server.changes(sheet.version())),
    close() {
      sheet.close()
      queue.close()
    },
  }
}
export type SheetTab = Awaited<ReturnType<typeof openSheetTab>>
