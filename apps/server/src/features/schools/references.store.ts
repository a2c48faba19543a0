import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'

export type PlaceTable = 'divisions' | 'districts' | 'schools'
/** What is deleted only while nothing refers to it. */
export type ReferredTable = PlaceTable | 'terms' | 'subjects'
/** Rows of one table that refer to a record. */
export type Use = { table: string; count: number; names: string[] }

const mostNames = 3
/** How those are named whose names may be told. People are only counted. */
const names = new Map([
  ['districts', sql`name`],
  ['schools', sql`name`],
  [
    'classes',
    sql`case grade_level when 'K' then 'Kinder' else 'Grade ' || grade_level end || ' ' || section`,
  ],
])

/**
 * Every column of any table that leads to the record, from the database's own catalogue: a new table cannot be forgotten.
 * Rows that go with the record are no use of it.
 */
async function referrersTo(tx: Tx, referred: ReferredTable): Promise<{ table: string; columns: string[] }[]> {
  const found = await tx.execute(sql`
    select tables.relname as "table", array_agg(columns.attname::text order by columns.attnum) as columns
    from pg_constraint keys
    join pg_class tables on tables.oid = keys.conrelid
    cross join lateral unnest(keys.conkey, keys.confkey) as pair (from_number, to_number)
    join pg_attribute columns on columns.attrelid = keys.conrelid and columns.attnum = pair.from_number
    join pg_attribute target on target.attrelid = keys.confrelid and target.attnum = pair.to_number
    where keys.contype = 'f' and keys.confrelid = ${referred}::regclass and target.attname = 'id'
      and keys.confdeltype <> 'c'
    group by tables.relname order by tables.relname`)
  return rowsOf(found)
}

/** Whoever asks holds the record's row for update, so that nothing is added meanwhile. */
export async function listUses(tx: Tx, referred: ReferredTable, id: number): Promise<Use[]> {
  const uses: Use[] = []
  for (const { table, columns } of await referrersTo(tx, referred)) {
    const from = sql.identifier(table)
    const refers = sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = ${id}`),
      sql` or `,
    )
    const counted = await tx.execute(sql`select count(*)::int as count from ${from} where ${refers}`)
    const count = rowsOf<{ count: number }>(counted)[0]?.count ?? 0
    if (count > 0) uses.push({ table, count, names: await firstNames(tx, table, refers) })
  }
  return uses
}

/** One of many that something refers to, if any is. */
export async function findUsed(
  tx: Tx,
  referred: ReferredTable,
  ids: readonly number[],
): Promise<number | undefined> {
  const wanted = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  for (const { table, columns } of await referrersTo(tx, referred))
    for (const column of columns.map((name) => sql.identifier(name))) {
      const found = await tx.execute(
        sql`select ${column} as id from ${sql.identifier(table)} where ${column} in ${wanted} limit 1`,
      )
      const [used] = rowsOf<{ id: number }>(found)
      if (used) return used.id
    }
  return undefined
}

async function firstNames(tx: Tx, table: string, refers: SQL): Promise<string[]> {
  const name = names.get(table)
  if (!name) return []
  const found = await tx.execute(
    sql`select ${name} as name from ${sql.identifier(table)} where ${refers} order by fold_text(${name}), id limit ${mostNames}`,
  )
  return rowsOf<{ name: string }>(found).map((each) => each.name)
}
