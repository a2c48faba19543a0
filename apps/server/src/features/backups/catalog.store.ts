import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'

type Column = { name: string; type: string }
export type BackupTable = { schema: string; name: string; columns: Column[] }

type ColumnRow = { table: string; column: string; type: string }

const columnsOf = (tx: Tx, schema: string, isWanted: ReturnType<typeof sql>) =>
  tx.execute(sql`
    select tables.relname as "table", columns.attname as "column",
      format_type(columns.atttypid, columns.atttypmod) as type
    from pg_class tables join pg_attribute columns on columns.attrelid = tables.oid
    where tables.relnamespace = to_regnamespace(${schema}) and ${isWanted} and columns.attnum > 0
      and not columns.attisdropped and columns.attgenerated = ''
    order by tables.relname collate "C", columns.attnum`)

function grouped(schema: string, rows: readonly ColumnRow[]): BackupTable[] {
  const tables = new Map<string, Column[]>()
  for (const { table, column, type } of rows)
    tables.set(table, [...(tables.get(table) ?? []), { name: column, type }])
  return [...tables].map(([name, columns]) => ({ schema, name, columns }))
}

/** Our own tables with all that is stored in them; what the database computes itself is left to it. */
export const listTables = async (tx: Tx): Promise<BackupTable[]> =>
  grouped(
    'public',
    rowsOf<ColumnRow>(
      await columnsOf(tx, 'public', sql`tables.relkind in ('r', 'p') and not tables.relispartition`),
    ),
  )

/** What is copied of a job: how it went until now begins again. */
const jobColumns = [
  'id',
  'name',
  'priority',
  'data',
  'retry_limit',
  'retry_delay',
  'retry_backoff',
  'expire_seconds',
  'group_id',
  'start_after',
  'created_on',
  'keep_until',
  'dead_letter',
  'policy',
  'heartbeat_seconds',
]

export async function findJobTable(tx: Tx): Promise<BackupTable> {
  const found = rowsOf<ColumnRow>(await columnsOf(tx, 'pgboss', sql`tables.relname = 'job'`))
  const columns = found
    .filter(({ column }) => jobColumns.includes(column))
    .map(({ column: name, type }) => ({ name, type }))
  return { schema: 'pgboss', name: 'job', columns }
}

/** Work that somebody waits for; what comes by the clock comes again by itself. */
export const waitingJobs = sql`where state < 'completed' and name not like '\\_\\_%'
  and name not in (select name from pgboss.schedule)`

type Sequence = { name: string; last: string; used: boolean }

export async function listSequences(tx: Tx): Promise<Sequence[]> {
  const found = await tx.execute(
    sql`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rowsOf<{ name: string }>(found)) {
    const read = await tx.execute(
      sql`select ${name}::text as name, last_value::text as last, is_called as used from ${sql.identifier(name)}`,
    )
    sequences.push(...rowsOf<Sequence>(read))
  }
  return sequences
}

export const setSequence = (tx: Tx, { name, last, used }: Sequence) =>
  tx.execute(
    sql`select setval(${`public."${name.replaceAll('"', '""')}"`}::regclass, ${last}::bigint, ${used})`,
  )

type Ledger = { entries: string; balances: string; differing: string }

/** All points that were ever moved, all that people have, and how many balances differ from their entries. */
export async function sumLedger(tx: Tx): Promise<Ledger> {
  const sums = await tx.execute(sql`
    select (select coalesce(sum(points), 0)::text from point_entries) as entries,
      (select coalesce(sum(points), 0)::text from users) as balances,
      (select count(*)::text from users left join
        (select user_id, sum(points) as points from point_entries group by user_id) sums on sums.user_id = users.id
        where users.points <> coalesce(sums.points, 0)) as differing`)
  return rowsOf<Ledger>(sums)[0] ?? { entries: '0', balances: '0', differing: '0' }
}

export async function newestMigration(tx: Tx): Promise<number> {
  const found = await tx.execute(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rowsOf<{ newest: string }>(found)[0]?.newest)
}

/** The tables that anybody has made here, besides the queue's own. */
export async function countTables(tx: Tx): Promise<number> {
  const found = await tx.execute(sql`
    select count(*)::int as count from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')`)
  return rowsOf<{ count: number }>(found)[0]?.count ?? 0
}
