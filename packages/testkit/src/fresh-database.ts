import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '../../../apps/server/src/db/client.ts'
import { CopiedFolder } from './copied-folder.ts'
import { createDatabase, dropDatabase } from './databases.ts'

export const onPostgres = process.env.KLASRUM_TEST_DB === 'postgres'

const someName = (): string => `test_${randomBytes(6).toString('hex')}`

/** A copy of the template, opened. Closing it removes it. PostgreSQL gets a pool wide enough for races to happen. */
export async function copyOfTemplate(): Promise<Database> {
  const template = inject('template')
  if (template.kind === 'embedded') return openEmbedded(undefined, { fs: new CopiedFolder(template.file) })

  const { clusterUrl } = template
  const name = someName()
  const database = openPostgres(await createDatabase(clusterUrl, name, template.name), { poolSize: 50 })
  const close = async () => {
    await database.close()
    await dropDatabase(clusterUrl, name)
  }
  return { ...database, close }
}

export type Premises = { dataDir: string; databaseUrl?: string; remove: () => Promise<void> }

/** A folder and a database nobody has used, of the kind under test, for a product that runs as its own process. */
export async function emptyPremises(): Promise<Premises> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-data-'))
  const template = inject('template')
  const name = someName()
  const databaseUrl =
    template.kind === 'postgres' ? await createDatabase(template.clusterUrl, name) : undefined
  return {
    dataDir,
    databaseUrl,
    remove: async () => {
      if (template.kind === 'postgres') await dropDatabase(template.clusterUrl, name)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
