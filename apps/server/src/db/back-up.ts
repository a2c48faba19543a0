import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Job } from '../jobs/queue.ts'
import type { Database } from './client.ts'

export const backUpJobName = 'back-up'

const kept = 7

type Needs = {
  database: Database
  clock: Clock
  folder: string
  /** Whether another place for backups was set, which takes the files along. */
  isReplaced?: boolean
}

/** A copy of the embedded database every night, or soon after the next start when the night was missed. A PostgreSQL server is backed up by its own means. */
export const backUp = ({ database, clock, folder, isReplaced = false }: Needs): Job => ({
  name: backUpJobName,
  payload: z.object({}),
  retries: 3,
  every: '30 2 * * *',
  async work() {
    if (database.kind !== 'embedded' || isReplaced) return
    const name = `klasrum-${clock.now().toISOString().slice(0, 10)}.tar.gz`
    await mkdir(folder, { recursive: true })
    const dump = await database.pglite.dumpDataDir('gzip')
    await writeFile(join(folder, `.${name}`), Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
    await rename(join(folder, `.${name}`), join(folder, name))
    const all = (await readdir(folder)).filter((each) => each.startsWith('klasrum-')).sort()
    for (const old of all.slice(0, -kept)) await rm(join(folder, old))
  },
})
