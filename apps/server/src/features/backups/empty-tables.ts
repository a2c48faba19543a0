import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { rowsOf, type Tx } from '../../db/client.ts'
import { BackupRefused } from './backup-refused.ts'

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/** The tables as they were at that migration, without a row; what came later is done at the next start. */
export async function createTablesUpTo(tx: Tx, newest: number): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder })
  if (!all.some(({ folderMillis }) => folderMillis === newest))
    throw new BackupRefused(
      'It was made by a newer Klasrum than this one. Update this one first, then try again.',
    )
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of all.filter((each) => each.folderMillis <= newest)) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Rows come in any order and as they were: what would check or change each one is off until all are there. References
 * are then made again, which checks them all.
 */
export async function withoutGuards(
  tx: Tx,
  tables: readonly { name: string }[],
  fill: () => Promise<void>,
): Promise<void> {
  const found = await tx.execute(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  const references = rowsOf<ForeignKey>(found)
  for (const { table, name } of references)
    await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  const each = async (change: (table: ReturnType<typeof sql.identifier>) => ReturnType<typeof sql>) => {
    for (const { name } of tables) await tx.execute(change(sql.identifier(name)))
  }
  await each((table) => sql`alter table ${table} disable trigger user`)
  await each((table) => sql`delete from ${table}`)
  await fill()
  await each((table) => sql`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of references)
    await tx.execute(
      sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    )
}
