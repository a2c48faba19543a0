import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from './clock.ts'
import { cacheCompiledCode, type Env, EnvironmentRefused, readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { sortBackups } from './features/backups/backup-names.ts'
import { BackupRefused } from './features/backups/backup-refused.ts'
import { readKeys, writeNewKey } from './features/backups/key-file.ts'
import { resolveQuickly } from './resolve-quickly.ts'
import { openStorage } from './storage/storage.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

cacheCompiledCode()
resolveQuickly()
// After these two, or nothing of it would be loaded quickly.
const { openEmbedded, openPostgres } = await import('./db/client.ts')
const { backUpNow } = await import('./features/backups/back-up-now.ts')
const { folderPlace, openPlace } = await import('./features/backups/backup-place.ts')
const { verifyBackup } = await import('./features/backups/verify-backup.ts')

let known: Env | undefined

/** `npm run backup`: makes one; `-- --verify [FILE]` puts one back in a scratch place; `-- --list`; `-- --new-key FILE`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' }, list: { type: 'boolean' }, 'new-key': { type: 'string' } },
  })
  if (values['new-key']) return newKey(resolve(values['new-key']))
  const env = readEnv()
  known = env
  if (!env.backup) throw new EnvironmentRefused('BACKUP_TO and BACKUP_KEY_FILE must be set for backups.')
  const place = await openPlace(env.backup.to)
  if (values.list) return sortBackups(await place.list()).forEach(say)
  const keys = await readKeys(env.backup.keyFile)
  if (!values.verify) return backUp(env, { keys, place })
  setPriority(10)
  const [file = sortBackups(await place.list())[0]] = positionals
  if (!file) throw new BackupRefused('There is no backup yet.')
  const from = existsSync(file) ? folderPlace(dirname(resolve(file))) : place
  const { prepareQueue } = await import('./background.ts')
  const { rows, files } = await verifyBackup({ keys, locked: await from.read(basename(file)), prepareQueue })
  say(`${basename(file)} was put back and compared: ${rows} rows and ${files} files are equal.`)
}

async function newKey(path: string): Promise<void> {
  const { recipient } = await writeNewKey(path)
  say(
    `The key is in ${path}. Keep a copy where this machine cannot lose it: without it no backup can be read.`,
  )
  say(`A server that shall make backups and not read them needs only this line in its key file: ${recipient}`)
}

type Tools = Pick<Parameters<typeof backUpNow>[0], 'keys' | 'place'>

async function backUp(env: Env, tools: Tools): Promise<void> {
  const folder = resolve(env.dataDir)
  if (!env.databaseUrl && !existsSync(join(folder, 'db.complete')))
    throw new BackupRefused(`There is no database in ${folder}.`)
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, { patient: true })
    : await openEmbedded(folder)
  try {
    const storage = await openStorage(env.s3 ? { s3: env.s3 } : { folder: join(folder, 'uploads') })
    const made = await backUpNow({ ...tools, database, storage, clock: systemClock })
    say(`${made.name}: ${made.rows} rows and ${made.files} files, ${made.bytes} bytes.`)
  } finally {
    await database.close()
  }
}

main().catch((error) => {
  process.stderr.write(`${explainStartFailure(error, known)}\n`)
  process.exitCode = 1
})
