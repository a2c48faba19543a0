import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { extensions } from '../../../apps/server/src/db/client.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import type { Premises } from './fresh-database.ts'

/** A folder and a database that were started once before, for a product that runs as its own process: much quicker than empty ones. */
export async function furnishedPremises(): Promise<Premises> {
  const template = inject('template')
  const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-data-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (template.kind === 'embedded') {
    const loadDataDir = await openAsBlob(template.file)
    await (await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir, extensions })).close()
    await writeFile(join(dataDir, 'db.complete'), '')
    return { dataDir, remove: removeFolder }
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  return {
    dataDir,
    databaseUrl: await createDatabase(template.clusterUrl, name, template.name),
    remove: async () => {
      await dropDatabase(template.clusterUrl, name)
      await removeFolder()
    },
  }
}
