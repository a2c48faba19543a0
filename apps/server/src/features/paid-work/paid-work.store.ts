import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'

/** What every row of paid work has, whatever it makes. */
export type WorkRow = { id: number; cost: number; attempt: number; started_at: Date | null }

type Columns = 'id' | 'attempt' | 'created_at' | 'started_at' | 'beat_at'

/** Rows that are queued, then running under the number of who took them up, and then over. */
export type WorkRows<Row extends WorkRow = WorkRow> = {
  table: PgTable & Record<Columns, PgColumn> & { readonly $inferSelect: Row }
  state: PgColumn
}

/** Work in the hands of one who took it up. */
export type Taken = { id: number; attempt: number }

const isOpen = ({ table, state }: WorkRows, id: number): SQL | undefined =>
  and(eq(table.id, id), inArray(state, ['queued', 'running']))

const isHeld = ({ table, state }: WorkRows, { id, attempt }: Taken): SQL | undefined =>
  and(eq(table.id, id), eq(table.attempt, attempt), eq(state, 'running'))

/** Whoever had it before is refused from now on. Undefined when it is over. */
export async function takeUp<Row extends WorkRow>(
  tx: Tx,
  rows: WorkRows<Row>,
  { id, now }: { id: number; now: Date },
): Promise<Row | undefined> {
  const { table, state } = rows
  const taken = await tx
    .update(table)
    .set({
      [state.name]: 'running',
      attempt: sql`${table.attempt} + 1`,
      started_at: sql`coalesce(${table.started_at}, ${now.toISOString()}::timestamptz)`,
      beat_at: now,
    })
    .where(isOpen(rows, id))
    .returning()
  return taken[0] as Row | undefined
}

/** A sign of life. False when it was cancelled or taken over; else nobody can do that before the transaction ends. */
export async function renewLease(tx: Tx, rows: WorkRows, taken: Taken, now: Date): Promise<boolean> {
  const { table } = rows
  const renewed = await tx
    .update(table)
    .set({ beat_at: now })
    .where(isHeld(rows, taken))
    .returning({ id: table.id })
  return renewed.length > 0
}

/** Locked until the end of the transaction, while it is open; with `attempt`, only while that one has it in hands. */
export async function lockOpenForUpdate<Row extends WorkRow>(
  tx: Tx,
  rows: WorkRows<Row>,
  { id, attempt }: { id: number; attempt?: number | undefined },
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(rows.table)
    .where(attempt === undefined ? isOpen(rows, id) : isHeld(rows, { id, attempt }))
    .for('update')
  return row as Row | undefined
}

type Silence = { beatBefore: Date; askedBefore: Date }

/** Those that nobody works on any more, and those that nobody took up. */
export async function silentWork(
  tx: Tx,
  { table, state }: WorkRows,
  { beatBefore, askedBefore }: Silence,
): Promise<number[]> {
  const silent = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      or(
        and(eq(state, 'running'), lt(table.beat_at, beatBefore)),
        and(eq(state, 'queued'), lt(table.created_at, askedBefore)),
      ),
    )
    .orderBy(asc(table.id))
    .limit(1_000)
  return silent.map(({ id }) => Number(id))
}
