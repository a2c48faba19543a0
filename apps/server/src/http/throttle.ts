import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../db/client.ts'
import { refuse } from './refuse.ts'
import { throttles } from './throttle.tables.ts'

/** After `free` tries each further one doubles the wait, from one second up to `longest`. A quiet hour forgets. */
type SlowDown = { free: number; longest: number }

const quietSeconds = 3600

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32)

export const accountKey = (email: string): string => `account:${hashed(email)}`
export const addressKey = (purpose: string, address: string): string =>
  `${purpose}:${hashed(networkOf(address))}`

/** An IPv6 customer holds a whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/**
 * Counts a try before it is made, in one statement, so that parallel tries cannot slip past. Refuses while held;
 * a free try is never held, because of two at once the one that looked at the clock first may be counted last.
 */
export async function countTry(tx: Tx, key: string, now: Date, rule: SlowDown): Promise<void> {
  const moment = now.toISOString()
  const nextHits = sql`case when throttles.last_at < ${moment}::timestamptz - make_interval(secs => ${quietSeconds}) then 1 else throttles.hits + 1 end`
  const wait = sql`case when ${nextHits} < ${rule.free} then 0 else least(power(2, least(${nextHits} - ${rule.free}, 20)), ${rule.longest}) end`
  const counted = await tx.execute(sql`
    insert into throttles (key, hits, last_at, held_until) values (${key}, 1, ${moment}, ${moment})
    on conflict (key) do update set
      hits = ${nextHits}, last_at = ${moment}, held_until = ${moment}::timestamptz + make_interval(secs => ${wait})
    where throttles.hits < ${rule.free} or throttles.held_until <= ${moment}::timestamptz
    returning key`)
  if (rowsOf(counted).length === 0) await refuseUntilFree(tx, key, now)
}

/** At most `most` in any hour that begins with the first. */
export async function countWithinQuota(tx: Tx, key: string, now: Date, most: number): Promise<void> {
  const moment = now.toISOString()
  const counted = await tx.execute(sql`
    insert into throttles (key, hits, last_at, held_until)
    values (${key}, 1, ${moment}, ${moment}::timestamptz + make_interval(secs => ${quietSeconds}))
    on conflict (key) do update set
      hits = case when throttles.held_until <= ${moment}::timestamptz then 1 else throttles.hits + 1 end,
      held_until = case when throttles.held_until <= ${moment}::timestamptz then excluded.held_until else throttles.held_until end,
      last_at = ${moment}
    where throttles.hits < ${most} or throttles.held_until <= ${moment}::timestamptz
    returning key`)
  if (rowsOf(counted).length === 0) await refuseUntilFree(tx, key, now)
}

/** Whether so many more are at most `most` in the day that begins with the first; counted only where they are. */
export async function isWithinDay(
  tx: Tx,
  key: string,
  now: Date,
  { count, most }: { count: number; most: number },
): Promise<boolean> {
  if (count > most) return false
  const moment = now.toISOString()
  const isOver = sql`throttles.held_until <= ${moment}::timestamptz`
  const counted = await tx.execute(sql`
    insert into throttles (key, hits, last_at, held_until)
    values (${key}, ${count}, ${moment}, ${moment}::timestamptz + interval '1 day')
    on conflict (key) do update set
      hits = case when ${isOver} then excluded.hits else throttles.hits + excluded.hits end,
      held_until = case when ${isOver} then excluded.held_until else throttles.held_until end,
      last_at = ${moment}
    where throttles.hits + ${count} <= ${most} or ${isOver}
    returning key`)
  return rowsOf(counted).length > 0
}

const previewsAnHour = 60

/** Files that one person has looked through for an import, of whatever kind. Counted before the file is read. */
export const countPreview = (tx: Tx, user_id: number, now: Date): Promise<void> =>
  countWithinQuota(tx, `preview:${user_id}`, now, previewsAnHour)

/** Refuses when nothing is left of a quota, without counting: for what is only begun. */
export async function refuseBeyondQuota(tx: Tx, key: string, now: Date, most: number): Promise<void> {
  const used = and(eq(throttles.key, key), gte(throttles.hits, most), gt(throttles.held_until, now))
  if ((await tx.$count(throttles, used)) > 0) await refuseUntilFree(tx, key, now)
}

/** For a try that turned out right: it does not count, and the tries of others at the same key still do. */
export async function takeBackTry(tx: Tx, key: string, counted: Date): Promise<void> {
  const { hits, last_at, held_until } = throttles
  const moment = counted.toISOString()
  await tx
    .update(throttles)
    .set({
      hits: sql`${hits} - 1`,
      held_until: sql`case when ${last_at} = ${moment}::timestamptz then ${last_at} else ${held_until} end`,
    })
    .where(eq(throttles.key, key))
}

export async function forgetTries(tx: Tx, key: string): Promise<void> {
  await tx.delete(throttles).where(eq(throttles.key, key))
}

async function refuseUntilFree(tx: Tx, key: string, now: Date): Promise<never> {
  const [row] = await tx.select().from(throttles).where(eq(throttles.key, key))
  const seconds = Math.max(1, Math.ceil(((row?.held_until.getTime() ?? 0) - now.getTime()) / 1000))
  return refuse('too_many_tries', { retryAfter: seconds, fill: { wait: inWords(seconds) } })
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
