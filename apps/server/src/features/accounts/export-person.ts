import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { personRegistry } from './person-registry.ts'

type Row = Record<string, unknown>

/** Everything the registry marks for export, without secrets. */
export async function exportPerson(tx: Tx, userId: number): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {}
  for (const { table, column, secret = [], exported } of personRegistry) {
    if (!exported) continue
    const found = rowsOf<Row>(
      await tx.execute(
        sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId} limit 100000`,
      ),
    )
    tables[table] = found.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))),
    )
  }
  return tables
}
