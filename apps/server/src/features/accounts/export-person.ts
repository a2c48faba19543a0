import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { personRegistry } from './person-registry.ts'

type Row = Record<string, unknown>

/** Everything the registry marks for export, without secrets. */
export async function exportPerson(tx: Tx, userId: number): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {}
  for (const { table, column, secret = [], exported } of personRegistry) {
    if (!exported) continue
    const found = rowsOf<{ row: Row }>(
      await tx.execute(
        sql`select to_jsonb(each) as row from ${sql.identifier(table)} each where ${sql.identifier(column)} = ${userId} limit 100000`,
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

const zonedMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/

/** The database writes moments in the zone of its connection. */
const inUtc = (value: unknown): unknown =>
  typeof value === 'string' && zonedMoment.test(value) ? new Date(value).toISOString() : value
