import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'

export type QueueFigures = {
  name: string
  waiting: number
  running: number
  failed: number
  oldest_seconds: number
}

/** What is due and not begun, by the database's own clock, as the queue counts it. */
export async function queueFigures(tx: Tx): Promise<QueueFigures[]> {
  const found = await tx.execute(sql`
    select name, count(*) filter (where is_due)::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(ceil(extract(epoch from max(now() - start_after) filter (where is_due))), 0)::int as oldest_seconds
    from (select *, state < 'active' and start_after <= now() as is_due from pgboss.job) job
    where name not like '\\_\\_%' and (state <= 'active' or (state = 'failed' and completed_on > now() - interval '1 day'))
    group by name order by name`)
  return rowsOf<QueueFigures>(found)
}

type Outcomes = { waiting: number; running: number; done: number; failed: number; cancelled: number }

const outcomes = (state: ReturnType<typeof sql>) => sql`
  count(*) filter (where ${state} = 'queued')::int as waiting,
  count(*) filter (where ${state} = 'running')::int as running,
  count(*) filter (where ${state} in ('done', 'completed'))::int as done,
  count(*) filter (where ${state} = 'failed')::int as failed,
  count(*) filter (where ${state} = 'cancelled')::int as cancelled`

const none: Outcomes = { waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 }

export async function workFigures(tx: Tx, since: Date): Promise<{ runs: Outcomes; shows: Outcomes }> {
  const after = since.toISOString()
  const runs = await tx.execute(
    sql`select ${outcomes(sql`state`)} from runs where created_at > ${after}::timestamptz`,
  )
  const shows = await tx.execute(
    sql`select ${outcomes(sql`status`)} from slideshow_jobs where created_at > ${after}::timestamptz`,
  )
  return { runs: rowsOf<Outcomes>(runs)[0] ?? none, shows: rowsOf<Outcomes>(shows)[0] ?? none }
}

type SiteFigures = { alarms: number; checked_at: Date | null; files_bytes: number }

/** The ledger and the room that files take, in one look. */
export async function siteFigures(tx: Tx): Promise<SiteFigures> {
  const found = await tx.execute(sql`
    select (select count(*) from point_alarms where settled_at is null)::int as alarms,
      (select extract(epoch from max(completed_on)) from pgboss.job
        where name = 'reconcile-points' and state = 'completed')::float8 as checked_s,
      (select coalesce(sum(bytes), 0) from stored_files)::float8 as files_bytes`)
  const [row] = rowsOf<{ alarms: number; checked_s: number | null; files_bytes: number }>(found)
  const checked_at = row?.checked_s ? new Date(row.checked_s * 1_000) : null
  return { alarms: row?.alarms ?? 0, checked_at, files_bytes: row?.files_bytes ?? 0 }
}
