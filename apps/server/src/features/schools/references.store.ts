import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'

export type PlaceTable = 'divisions' | 'districts' | 'schools'
/** Rows of one table that refer to a place. */
export type Use = { table: string; count: number; names: string[] }

const mostNames = 3
/** Whose names may be told. People are only counted. */
const named = new Set(['districts', 'schools'])

/** Every column of any table that leads to the place, from the database's own catalogue: a new table cannot be forgotten. */
async function referrersTo(tx: Tx, place: PlaceTable): Promise<{ table: string; columns: string[] }[]> {
  const found = await tx.execute(sql`
    select tables.relname as "table", array_agg(columns.attname::text order by columns.attnum) as columns
    from pg_constraint keys
    join pg_class tables on tables.oid = keys.conrelid
    cross join lateral unnest(keys.conkey, keys.confkey) as pair (from_number, to_number)
    join pg_attribute columns on columns.attrelid = keys.conrelid and columns.attnum = pair.from_number
    join pg_attribute target on target.attrelid = keys.confrelid and target.attnum = pair.to_number
    where keys.contype = 'f' and keys.confrelid = ${place}::regclass and target.attname = 'id'
    group by tables.relname order by tables.relname`)
  return rowsOf(found)
}

/** Whoever asks holds the place's row for update, so that nothing is added meanwhile. */
export async function listUses(tx: Tx, place: PlaceTable, id: number): Promise<Use[]> {
  const uses: Use[] = []
  for (const { table, columns } of await referrersTo(tx, place)) {
    const from = sql.identifier(table)
    const refers = sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = ${id}`),
      sql` or `,
    )
    const counted = await tx.execute(sql`select count(*)::int as count from ${from} where ${refers}`)
    const count = rowsOf<{ count: number }>(counted)[0]?.count ?? 0
    if (count === 0) continue
    const names = named.has(table)
      ? rowsOf<{ name: string }>(
          await tx.execute(
            sql`select name from ${from} where ${refers} order by fold_text(name), id limit ${mostNames}`,
          ),
        ).map(({ name }) => name)
      : []
    uses.push({ table, count, names })
  }
  return uses
}
