import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyFolder } from './copied-folder.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import type { Premises } from './fresh-database.ts'

/** A folder and a database that were started once before, for a product that runs as its own process: much quicker than empty ones. */
export async function furnishedPremises(): Promise<Premises> {
  const template = inject('template')
  const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-data-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (template.kind === 'embedded') {
    await copyFolder(template.file, join(dataDir, 'db'))
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
