import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { type Database, patiently } from './client.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number all processes agree on. */
const setUpLock = 7_275_531

/** One process at a time prepares a PostgreSQL database; the others wait and then find nothing left to do. */
export const alone = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  patiently(database, async (patient) => {
    if (patient.kind === 'embedded') return work()
    const connection = await patient.pool.connect()
    try {
      await connection.query('select pg_advisory_lock($1)', [setUpLock])
      return await work()
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [setUpLock]).catch(() => {})
      connection.release()
    }
  })

/** All pending migrations in one transaction: a kill leaves the old version or the new one. */
export const migrate = (database: Database): Promise<void> =>
  patiently(database, async (patient) => {
    if (patient.kind === 'embedded')
      return migrateEmbedded(patient.tx as unknown as PgliteDatabase, { migrationsFolder })
    await refuseOldServer(patient)
    if (await isNewest(patient)) return
    await migratePostgres(patient.tx as unknown as NodePgDatabase, { migrationsFolder })
  })

/** Looking is for everybody; the tool that migrates first makes sure of its own tables, which only their owner may. */
async function isNewest({ pool }: Extract<Database, { kind: 'postgres' }>): Promise<boolean> {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const newest = Math.max(...entries.map(({ when }: { when: number }) => when))
  const known = await pool.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  )
  if (!known.rows[0]?.name) return false
  const done = await pool.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  )
  return Number(done.rows[0]?.latest) >= newest
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
