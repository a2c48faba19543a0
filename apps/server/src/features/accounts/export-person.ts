import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { type PersonColumn, personRegistry } from './person-registry.ts'

type Row = Record<string, unknown>

/** Everything the registry marks for export, without secrets. */
export async function exportPerson(tx: Tx, userId: number): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {}
  for (const place of personRegistry) {
    const { table, secret = [], exported } = place
    if (!exported) continue
    const found = rowsOf<{ row: Row }>(
      await tx.execute(
        sql`select to_jsonb(each) as row from ${sql.identifier(table)} each where ${leadsTo(userId, place)} limit 100000`,
      ),
    )
    tables[table] = found.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !secret.includes(name))
          .map(([name, value]) => [name, inUtc(value)]),
      ),
    )
  }
  return tables
}

function leadsTo(userId: number, { column, also }: PersonColumn): SQL {
  const own = column === null ? sql`false` : sql`${sql.identifier(column)} = ${userId}`
  if (!also) return own
  const through = sql`select id from ${sql.identifier(also.through)} where user_id = ${userId}`
  return sql`(${own} or ${sql.identifier(also.column)} in (${through}))`
}

const zonedMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/

/** The database writes moments in the zone of its connection. */
const inUtc = (value: unknown): unknown =>
  typeof value === 'string' && zonedMoment.test(value) ? new Date(value).toISOString() : value
