import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lockFolder } from './db/lock.ts'
import { cacheCompiledCode, type Env, EnvironmentRefused, readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { BackupRefused } from './features/backups/backup-refused.ts'
import { resolveQuickly } from './resolve-quickly.ts'
import { openStorage } from './storage/storage.ts'

cacheCompiledCode()
resolveQuickly()
// After these two, or nothing of it would be loaded quickly.
const { openEmbedded, openPostgres } = await import('./db/client.ts')
const { moveStoredFiles: moveFiles, moveTables } = await import('./features/backups/move-tables.ts')

let known: Env | undefined

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run move -- --to postgres://…`: from the embedded database in DATA_DIR to a PostgreSQL, and files to S3_URL if that is set. */
async function main(): Promise<void> {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  const env = readEnv()
  known = env
  if (!to || !/^postgres(ql)?:\/\/./.test(to))
    throw new EnvironmentRefused('Where to? npm run move -- --to postgres://user:password@host/klasrum')
  const folder = resolve(env.dataDir)
  if (!existsSync(join(folder, 'db.complete'))) throw new BackupRefused(`There is no database in ${folder}.`)
  const lock = lockFolder(join(folder, 'db.lock'))
  const copy = await mkdtemp(join(tmpdir(), 'klasrum-move-'))
  try {
    await move(env, { folder, copy, to })
  } finally {
    await rm(copy, { recursive: true, force: true })
    lock.release()
  }
}

type Places = { folder: string; copy: string; to: string }

/** To open an embedded database is to write to it, so a copy is opened. */
async function move({ s3 }: Env, { folder, copy, to }: Places): Promise<void> {
  await cp(join(folder, 'db'), join(copy, 'db'), { recursive: true })
  await writeFile(join(copy, 'db.complete'), '')
  const { prepareQueue } = await import('./background.ts')
  const from = await openEmbedded(copy)
  const target = openPostgres(to, { patient: true })
  try {
    const { rows, wasThere } = await moveTables({ from, to: target, prepareQueue })
    say(
      wasThere
        ? `All ${rows} rows are there already, compared one by one.`
        : `${rows} rows were copied and compared one by one.`,
    )
  } finally {
    await target.close()
    await from.close()
  }
  const uploads = await openStorage({ folder: join(folder, 'uploads') })
  if (s3) say(`${await moveFiles(uploads, await openStorage({ s3 }))} files are in the bucket.`)
  else say(`Files stay in ${join(folder, 'uploads')}: keep DATA_DIR as it is.`)
  say(`Nothing in ${folder} was changed. Start Klasrum with the new DATABASE_URL.`)
}

main().catch((error) => {
  process.stderr.write(`Nothing was moved: ${explainStartFailure(error, known)}\n`)
  process.exitCode = 1
})
