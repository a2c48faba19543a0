import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from './db/client.ts'
import { cacheCompiledCode, type Env, EnvironmentRefused, readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { BackupRefused } from './features/backups/backup-refused.ts'
import { readKeys } from './features/backups/key-file.ts'
import { resolveQuickly } from './resolve-quickly.ts'
import { openStorage } from './storage/storage.ts'

cacheCompiledCode()
resolveQuickly()
// After these two, or nothing of it would be loaded quickly.
const { openEmbedded, openPostgres } = await import('./db/client.ts')
const { folderPlace, openPlace } = await import('./features/backups/backup-place.ts')
const { restoreBackup } = await import('./features/backups/restore-backup.ts')

let known: Env | undefined

/** `npm run restore -- FILE`: puts a backup back where DATABASE_URL, DATA_DIR and S3_URL lead, if nothing is there yet. */
async function main(): Promise<void> {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  const env = readEnv()
  known = env
  if (!env.backup) throw new EnvironmentRefused('BACKUP_TO and BACKUP_KEY_FILE must be set for backups.')
  if (!file) throw new BackupRefused('Which backup? npm run backup -- --list names them.')
  const keys = await readKeys(env.backup.keyFile)
  const place = existsSync(file) ? folderPlace(dirname(resolve(file))) : await openPlace(env.backup.to)
  const locked = await place.read(basename(file))
  const folder = resolve(env.dataDir)
  const { prepareQueue } = await import('./background.ts')
  const database = await openEmpty(env, folder)
  try {
    const storage = await openStorage(env.s3 ? { s3: env.s3 } : { folder: join(folder, 'uploads') })
    const scratch = join(folder, 'restoring')
    const restored = await restoreBackup({ keys, locked, database, storage, scratch, prepareQueue })
    database.markComplete()
    process.stdout.write(
      `The backup of ${restored.made_at} is back: ${restored.rows} rows and ${restored.files} files, compared one by one. Start Klasrum as usual.\n`,
    )
  } finally {
    await database.close()
  }
}

async function openEmpty(env: Env, folder: string): Promise<Database> {
  if (env.databaseUrl) return openPostgres(env.databaseUrl, { patient: true })
  if (existsSync(join(folder, 'db.complete')))
    throw new BackupRefused(
      `${folder} has a database already; a backup is put back into an empty folder only.`,
    )
  return openEmbedded(folder)
}

main().catch((error) => {
  process.stderr.write(`Nothing was put back: ${explainStartFailure(error, known)}\n`)
  process.exitCode = 1
})
