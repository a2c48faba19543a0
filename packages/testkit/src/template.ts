import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { listJobs } from '../../../apps/server/src/background.ts'
import { type Database, openEmbedded, openPostgres } from '../../../apps/server/src/db/client.ts'
import { readEnv } from '../../../apps/server/src/env.ts'
import { openHouse } from '../../../apps/server/src/house.ts'
import { CopiedFolder } from './copied-folder.ts'
import { startPostgres } from './postgres.ts'

/** A database with the newest tables and reference data, from which each test file gets a copy. */
export type Template =
  | { kind: 'embedded'; file: string }
  | { kind: 'postgres'; clusterUrl: string; name: string }

type MadeTemplate = { template: Template; remove: () => Promise<void> }

/** Leaves the database open, because the embedded one is copied while it is. */
async function prepare(database: Database, dataDir: string): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'off' })
  const withoutClose = { ...database, close: async () => {} }
  const house = await openHouse(env, { log: pino({ level: 'silent' }), database: withoutClose, work: false })
  await house.queue.work(listJobs(house))
  // Otherwise an app that is to do no work would be sent what is due at this hour.
  await database.tx.execute(sql`delete from pgboss.schedule`)
  await house.close()
}

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

/** Creating an embedded database takes seconds, so the dump of an empty one is kept for each version of its engine. */
export async function anEmptyEmbedded(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
  const file = join(modules, '.cache', 'klasrum', `pglite-${version}.tar`)
  if (existsSync(file)) return file
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, await dumpOf(await openEmbedded()))
  await rename(`${file}.${process.pid}`, file)
  return file
}

async function dumpOf(database: Database): Promise<Uint8Array> {
  if (database.kind !== 'embedded') throw new Error('Only the embedded database can be dumped.')
  // A copy would otherwise begin by doing again what stands in the log only.
  await database.pglite.exec('checkpoint')
  const dump = await database.pglite.dumpDataDir('none')
  await database.close()
  return dump.bytes()
}

async function makeEmbedded(folder: string): Promise<MadeTemplate> {
  const database = await openEmbedded(undefined, { fs: new CopiedFolder(await anEmptyEmbedded()) })
  await prepare(database, folder)
  const file = join(folder, 'template.tar')
  await writeFile(file, await dumpOf(database))
  return { template: { kind: 'embedded', file }, remove: async () => {} }
}

async function makePostgres(folder: string): Promise<MadeTemplate> {
  const cluster = await startPostgres()
  const name = 'template_of_tests'
  const database = openPostgres(await cluster.createDatabase(name))
  await prepare(database, folder)
  await database.close()
  return { template: { kind: 'postgres', clusterUrl: cluster.url(), name }, remove: cluster.stop }
}

export async function makeTemplate(kind: Template['kind']): Promise<MadeTemplate> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-template-'))
  const { template, remove } = await (kind === 'embedded' ? makeEmbedded(folder) : makePostgres(folder))
  return {
    template,
    remove: async () => {
      await remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
