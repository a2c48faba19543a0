import { CallRefused } from '../../../lib/refusal.ts'
import { batchBodyOf, moveAfter, nextBatch, pendingAddressOf, saveFailed } from './batches.ts'
import {
  type Address,
  type Batch,
  leaveAsIs,
  send as markSent,
  type Pending,
  takeBack,
  type Verdict,
  type WriteCellsReply,
} from './pending.ts'
import type { PendingCells } from './pending-cells.ts'
import { addressKey } from './pending-store.ts'

export type Link = 'fine' | 'retrying' | 'offline' | 'signed-out'

export type Net = {
  isOnline(): boolean
  watch(listener: (online: boolean) => void): () => void
}

const gatherMs = 250
const firstWaitMs = 500
const longestWaitMs = 30_000

type SenderOptions = {
  cells: PendingCells
  send: (batch: Batch) => Promise<WriteCellsReply>
  net: Net
  onLink: (link: Link) => void
  onSaved: () => void
}

/** Sends what is pending, one batch at a time, for as long as it takes. */
export function createSender({ cells, send, net, onLink, onSaved }: SenderOptions) {
  let inFlight: readonly Address[] = []
  let inFlightKeys: ReadonlySet<string> = new Set()
  let busy = false
  let leading = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let link: Link = net.isOnline() ? 'fine' : 'offline'
  let failures = 0
  /** A refusal of the old session says nothing about one that began while it was under way. */
  let nudges = 0

  const ready = () => cells.all().filter((cell) => !cells.verdict(cell))
  const setLink = (next: Link) => {
    link = next
    onLink(next)
  }
  const setInFlight = (next: readonly Address[]) => {
    const touched = [...inFlight, ...next]
    inFlight = next
    inFlightKeys = new Set(next.map(addressKey))
    cells.announce({ cells: touched, stored: [] })
  }
  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void run()
    }, delay)
  }
  const wake = (delay: number) => {
    if (leading && !busy && timer === undefined) schedule(delay)
  }
  const hurry = () => {
    if (leading && !busy && ready().length > 0) schedule(0)
  }

  async function run(): Promise<void> {
    if (link === 'offline' || link === 'signed-out') return
    const chosen = nextBatch(ready())
    if (chosen.length === 0) {
      failures = 0
      return setLink('fine')
    }
    busy = true
    const wait = await sendBatch(chosen)
    busy = false
    if (leading) schedule(wait)
  }

  /** Answers with how long to wait before the next one. */
  async function sendBatch(chosen: readonly Pending[]): Promise<number> {
    const at = chosen.map(pendingAddressOf)
    const nudgesBefore = nudges
    setInFlight(at)
    await cells.change(at.map((cell) => ({ ...cell, step: markSent })))
    const sent = at.flatMap((cell) => cells.get(cell) ?? [])
    const [first] = sent
    try {
      if (first) await settle(sent, await send(batchOf(first, sent)))
      failures = 0
      setLink(net.isOnline() ? 'fine' : 'offline')
      onSaved()
      return 0
    } catch (error) {
      const refusal = error instanceof CallRefused && isFinal(error) ? error : null
      if (!refusal) return backOff(error)
      await markBatchRefused(chosen, refusal)
      setLink(refusal.status === 401 && nudges === nudgesBefore ? 'signed-out' : 'fine')
      return 0
    } finally {
      setInFlight([])
    }
  }

  const batchOf = (first: Pending, sent: readonly Pending[]): Batch => ({
    klass: first.klass,
    quarter: first.quarter,
    body: batchBodyOf(sent, first.source),
  })

  async function settle(
    sent: readonly Pending[],
    { version, cells: answers }: WriteCellsReply,
  ): Promise<void> {
    const byCell = new Map(answers.map((answer) => [`${answer.item_id}:${answer.student_id}`, answer]))
    const outcomes = sent.flatMap((cell) => {
      const answer = byCell.get(`${cell.item}:${cell.student}`)
      return answer ? [moveAfter(answer, cell, cells.get(cell) ?? cell, version)] : []
    })
    setInFlight([])
    await cells.change(
      outcomes.map(({ move }) => move),
      outcomes.flatMap(({ stored }) => stored ?? []),
    )
    if (outcomes.length < sent.length) throw new Error('some cells were not answered')
  }

  /** The whole batch was turned away. What an earlier, unanswered call has sent may be stored all the same. */
  async function markBatchRefused(
    chosen: readonly Pending[],
    { status, detail }: CallRefused,
  ): Promise<void> {
    await cells.change(
      chosen.map((cell) => ({
        ...pendingAddressOf(cell),
        step: cell.sent === undefined ? takeBack : leaveAsIs,
        verdict: status === 401 ? undefined : refusedAs(cells.get(cell) ?? cell, detail || saveFailed),
      })),
    )
  }

  function backOff(error: unknown): number {
    failures += 1
    setLink(net.isOnline() ? 'retrying' : 'offline')
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)
    const retryAfterMs = error instanceof CallRefused ? (error.retryAfter ?? 0) * 1_000 : 0
    return Math.max(wait, retryAfterMs)
  }

  const stopListening = cells.listen(() => wake(gatherMs))
  const stopWatching = net.watch((online) => {
    if (!leading || link === 'signed-out') return
    setLink(online ? (failures ? 'retrying' : 'fine') : 'offline')
    if (online) hurry()
  })

  return {
    lead() {
      leading = true
      setLink(net.isOnline() ? 'fine' : 'offline')
      hurry()
    },
    /** Tries at once, whatever the browser says about the connection. */
    sendNow() {
      if (!leading) return
      nudges += 1
      setLink(failures ? 'retrying' : 'fine')
      hurry()
    },
    isSending: (cell: Address) => inFlightKeys.has(addressKey(cell)),
    stop() {
      leading = false
      clearTimeout(timer)
      stopListening()
      stopWatching()
    },
  }
}

const refusedAs = ({ value }: Pending, problem: string): Verdict => ({ state: 'refused', of: value, problem })

/** The server has decided; too many calls or a server in trouble have decided nothing. */
const isFinal = ({ status }: CallRefused): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
