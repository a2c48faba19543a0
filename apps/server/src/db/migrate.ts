import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database } from './client.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number all processes agree on. */
const setUpLock = 7_275_531

/** One process at a time prepares a PostgreSQL database; the others wait and then find nothing left to do. */
export async function alone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work()
  const connection = await database.pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [setUpLock])
    return await work()
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [setUpLock]).catch(() => {})
    connection.release()
  }
}

/** All pending migrations in one transaction: a kill leaves the old version or the new one. */
export async function migrate(database: Database): Promise<void> {
  if (database.kind === 'embedded')
    await migrateEmbedded(database.tx as unknown as PgliteDatabase, { migrationsFolder })
  else {
    await refuseOldServer(database)
    await migratePostgres(database.tx as unknown as NodePgDatabase, { migrationsFolder })
  }
}

async function refuseOldServer(database: Extract<Database, { kind: 'postgres' }>): Promise<void> {
  const { rows } = await database.pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  )
  const version = Number(rows[0]?.version)
  if (version < 150_000)
    throw new Error(
      `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}; Klasrum needs 15 or newer.`,
    )
}
