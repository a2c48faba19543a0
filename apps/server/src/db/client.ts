import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import { giveUpSilent, keepAlive, limits } from './line.ts'
import { lockFolder } from './lock.ts'
import { type PrepareOnce, withPreparedStatements } from './prepared-statements.ts'

/** What store functions take first. A transaction is one, and so is the database itself for a single read. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>> & { prepareOnce?: PrepareOnce }

export type Database =
  | { kind: 'embedded'; tx: Tx; pglite: PGlite; markComplete(): void; close(): Promise<void> }
  | { kind: 'postgres'; tx: Tx; pool: pg.Pool; url: string; markComplete(): void; close(): Promise<void> }

export const inTx = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.tx.transaction(work)

/** A data folder that uses an extension opens only with it. */
const extensions = { pg_trgm }
const memorySettings = ['shared_buffers = 16MB', 'wal_buffers = 1MB', 'max_connections = 5']

/** @param folder absent: in memory, which begins with what `filled` says. */
export async function openEmbedded(
  folder?: string,
  filled?: Pick<PGliteOptions, 'loadDataDir' | 'fs'>,
): Promise<Database> {
  if (!folder)
    return embedded(
      await PGlite.create({ ...filled, postgresqlconf: memorySettings, extensions }),
      () => {},
      () => {},
    )

  const lock = lockFolder(join(folder, 'db.lock'))
  try {
    const data = join(folder, 'db')
    const complete = join(folder, 'db.complete')
    // Nobody was served before the mark was written: a folder without it is an interrupted first start.
    if (!existsSync(complete)) rmSync(data, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const pglite = await PGlite.create({ dataDir: data, postgresqlconf: memorySettings, extensions })
    return embedded(pglite, () => writeFileSync(complete, ''), lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

function embedded(pglite: PGlite, markComplete: () => void, release: () => void): Database {
  const close = async () => {
    await pglite.close()
    release()
  }
  return {
    kind: 'embedded',
    tx: withPreparedStatements(drizzleEmbedded(pglite)),
    pglite,
    markComplete,
    close,
  }
}

type Opening = {
  poolSize?: number
  /** For statements that may take as long as they need, such as those of a migration. */
  patient?: boolean
}

export function openPostgres(url: string, { poolSize = 20, patient = false }: Opening = {}): Database {
  const pool = new pg.Pool({
    ...keepAlive,
    ...(!patient && limits),
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    application_name: 'klasrum',
    // Compiling a statement takes longer than any of ours runs: 160 ms where the planner took a small one for large.
    options: '-c jit=off',
  })
  // Without a listener a dropped connection ends the process; the next query reports the loss itself. The pool listens
  // to its idle ones, not to one that a transaction holds between two statements.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  const watch = patient ? undefined : giveUpSilent(pool, url)
  return {
    kind: 'postgres',
    tx: withPreparedStatements(drizzlePostgres(pool)),
    pool,
    url,
    markComplete: () => {},
    close: () => {
      watch?.stop()
      return pool.end()
    },
  }
}

/** The same database for statements that go over all there is, and may take as long as they need. */
export async function patiently<T>(database: Database, work: (patient: Database) => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work(database)
  const patient = openPostgres(database.url, { poolSize: 2, patient: true })
  try {
    return await work(patient)
  } finally {
    await patient.close()
  }
}

export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows
