import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../apps/server/src/db/client.ts'
import { nonEmpty } from './non-empty.ts'

/** A hash of every table, so that a comparison names the ones that changed. */
export type Fingerprint = Record<string, string>

/** A sum of hashes needs no order, so it takes one pass over the rows. */
const hashOf = (rows: ReturnType<typeof sql>) =>
  sql`(select concat(count(*), ' ', sum(hashtextextended(line, 0)::numeric)) from (${rows}) as rows (line))`

/** The transaction that wrote each row: much cheaper than its text, and a row written again with the same values counts too. */
const versionsOf = (table: ReturnType<typeof sql>) =>
  sql`(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${table})`

type Wish = {
  except?: string[]
  /** By its values two databases can be compared; by its versions only the same one, before and after. */
  by?: 'values' | 'versions'
}

/** All of the product's own tables, and which jobs were ever asked for. What the queue and the clock bring is left out. */
export async function fingerprint(tx: Tx, { except = [], by = 'values' }: Wish = {}): Promise<Fingerprint> {
  const found = await tx.execute(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  const all = nonEmpty(rowsOf<{ schema: string; name: string }>(found), 'tables')
  const tables = all.filter(({ name }) => !except.includes(name))
  const hashes = tables.map(({ schema, name }) => {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const hash = by === 'versions' ? versionsOf(table) : hashOf(sql`select each::text from ${table} as each`)
    return sql`select ${name}::text as name, ${hash} as hash`
  })
  if (!except.includes('jobs')) {
    const asked = sql`select concat(id, name, data) from pgboss.job
      where name not like '\\_\\_%' and name not in (select name from pgboss.schedule)`
    hashes.push(sql`select 'jobs' as name, ${hashOf(asked)} as hash`)
  }
  const counted = await tx.execute(sql.join(hashes, sql` union all `))
  return Object.fromEntries(
    rowsOf<{ name: string; hash: string }>(counted)
      .map(({ name, hash }) => [name, hash] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}

export const changedTables = (before: Fingerprint, after: Fingerprint): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
