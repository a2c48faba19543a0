import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { type Database, rowsOf } from './client.ts'

const every = 60_000
/** An answer that took longer says too little about when it was given. */
const slowest = 2_000

/**
 * The time of the database, which all processes share, carried on by a clock that never jumps. With the clock of each machine,
 * one that is a day ahead would end every session it sees and give up runs that others are at work on.
 */
export function openClock({ tx }: Pick<Database, 'tx'>): Clock & { set(): Promise<void>; stop(): void } {
  let anchor = { moment: Date.now(), at: performance.now() }
  const set = async () => {
    const requestedAt = performance.now()
    const answer = await tx.execute(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as moment`,
    )
    const took = performance.now() - requestedAt
    const moment = rowsOf<{ moment: number }>(answer)[0]?.moment
    if (moment !== undefined && took <= slowest) anchor = { moment, at: requestedAt + took / 2 }
  }
  // While the database is away, time goes on as it was.
  const timer = setInterval(() => void set().catch(() => {}), every).unref()
  return {
    now: () => new Date(anchor.moment + performance.now() - anchor.at),
    set,
    stop: () => clearInterval(timer),
  }
}
