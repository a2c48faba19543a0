import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { copyFolder } from '@klasrum/testkit/copied-folder'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { anEmptyEmbedded } from '@klasrum/testkit/template'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareQueue } from '../background.ts'
import { openEmbedded } from '../db/client.ts'
import { moveTables } from '../features/backups/move-tables.ts'
import { aBackupFolder, anEmptyPlace } from './backup-desk.ts'
import { patience } from './start.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('../move.ts', import.meta.url))

const folder = await aBackupFolder()
const app = await startApp({ work: false })

async function digestsIn(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [
          path,
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
        ] as const
      }),
  )
  return Object.fromEntries(entries.sort())
}

test.runIf(onPostgres)(
  'an embedded database is moved to PostgreSQL row by row, twice with one result, and its folder stays as it is',
  async () => {
    const target = await anEmptyPlace(folder)
    const dataDir = await mkdtemp(join(folder, 'data-'))
    await aTeacher(app.tx, { points: 30 })
    await app.house.queue.send(app.tx, 'account-mail', { kind: 'waiting' })
    await copyFolder(await anEmptyEmbedded(), join(dataDir, 'db'))
    await writeFile(join(dataDir, 'db.complete'), '')
    const source = await openEmbedded(dataDir)
    await moveTables({ from: app.house.database, to: source, prepareQueue })
    await source.close()
    await mkdir(join(dataDir, 'uploads', 'lesson_files'), { recursive: true })
    await writeFile(join(dataDir, 'uploads', 'lesson_files', 'one'), 'aral')
    const before = await digestsIn(dataDir)
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, TMPDIR: tmpdir() }
    const move = () => run(process.execPath, [program, '--to', target.url ?? ''], { env })
    expect((await move()).stdout).toMatch(/\d+ rows were copied and compared one by one/)
    expect((await move()).stdout).toMatch(/rows are there already/)
    expect(await digestsIn(dataDir)).toEqual(before)
    const { tx } = target.database
    expect(changedTables(await fingerprint(app.tx), await fingerprint(tx))).toEqual([])
    await tx.execute(sql`delete from settings`)
    await expect(move()).rejects.toMatchObject({
      stderr: expect.stringMatching(/with other rows than these/),
    })
    await rm(dataDir, { recursive: true })
    await expect(move()).rejects.toMatchObject({ stderr: expect.stringMatching(/There is no database in/) })
  },
  patience,
)
