import { before, hours } from '../clock.ts'
import type { Tx } from './client.ts'
import { isDiskFull } from './disk-full.ts'

/** What this process has written in this hour. */
type Written = { hour: number; keys: Set<string> }
const written = new WeakMap<Tx, Written>()
const most = 100_000

export const hourOf = (now: Date): Date => before(now, now.getTime() % hours(1))

/**
 * For rows of which one an hour is enough: a page that is read again and again writes them once. What another process
 * wrote is met by the key of the table.
 */
export async function onceAnHour<Row>(
  tx: Tx,
  now: Date,
  rows: readonly Row[],
  { keyOf, write }: { keyOf: (row: Row) => string; write: (fresh: Row[], hour: Date) => Promise<unknown> },
): Promise<void> {
  const hour = hourOf(now)
  const known = keysOf(tx, hour)
  const fresh = rows.filter((row) => !known.has(keyOf(row)))
  if (fresh.length === 0) return
  try {
    await write(fresh, hour)
  } catch (error) {
    // Reading goes on; it is written with the next one that finds room.
    if (isDiskFull(error)) return
    throw error
  }
  if (known.size > most) known.clear()
  for (const row of fresh) known.add(keyOf(row))
}

function keysOf(tx: Tx, hour: Date): Set<string> {
  const found = written.get(tx)
  if (found?.hour === hour.getTime()) return found.keys
  const keys = new Set<string>()
  written.set(tx, { hour: hour.getTime(), keys })
  return keys
}
