import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { type Database, patiently } from '../../db/client.ts'
import type { Storage } from '../../storage/storage.ts'
import { type ArchiveEntry, readArchive, textOfEntry } from './archive.ts'
import {
  BackupContents,
  BackupManifest,
  backupManifestName,
  contentsName,
  formatNumber,
  isFileKey,
} from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import { fillTables } from './fill-tables.ts'
import type { BackupKeys } from './key-file.ts'

const megabyte = 1024 * 1024
const most = { manifest: 4 * megabyte, rows: 512 * megabyte, contents: 512 * megabyte }
/** There while files are being put back, so that a restore that was cut off can begin again. */
const markKey = 'restore/in-progress'

export type RestoreInput = {
  database: Database
  /** Not the one that asks the database before it removes a file. */
  storage: Storage
  /** For one file at a time, on the disk of the storage where it is a folder. */
  scratch: string
  keys: BackupKeys
  locked: Readable
  /** Makes the tables of the job queue, which are its own. */
  prepareQueue: (database: Database) => Promise<void>
}

export type Restored = { made_at: string; rows: number; files: number }

/** Into an empty database and an empty storage; all of it or nothing. */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const { database, storage, scratch } = input
  await refuseFilled(storage)
  await input.prepareQueue(database)
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  await storage.put(markKey, Buffer.from('x'), 'text/plain')
  const written: string[] = []
  try {
    return await patiently(database, (patient) => fill({ ...input, database: patient }, written))
  } catch (error) {
    for (const key of written) await storage.remove(key).catch(() => {})
    throw error
  } finally {
    await storage.remove(markKey).catch(() => {})
    await rm(scratch, { recursive: true, force: true })
  }
}

async function refuseFilled(storage: Storage): Promise<void> {
  let files = 0
  for await (const key of storage.listAll()) {
    if (key === markKey) return
    files += 1
  }
  if (files > 0)
    throw new BackupRefused(
      `The place for files has ${files} in it; a backup is put back into an empty one only.`,
    )
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string, name: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupRefused(`${name} in the backup is not as Klasrum writes it.`, { cause: error })
  }
}

async function fill({ database, ...input }: RestoreInput, written: string[]): Promise<Restored> {
  const entries = readArchive(input.keys, input.locked)
  const { value: first } = await entries.next()
  if (first?.name !== backupManifestName) throw new BackupRefused('This is no backup of Klasrum.')
  const manifest = parsed(BackupManifest, await textOfEntry(first, most.manifest), backupManifestName)
  if (manifest.format > formatNumber)
    throw new BackupRefused(
      'It was made by a newer Klasrum than this one. Update this one first, then try again.',
    )
  const restored = { made_at: manifest.made_at, rows: 0, files: 0 }
  await database.tx.transaction((tx) =>
    fillTables(tx, {
      manifest,
      rows: async (write) => {
        const contents = await readEntries(entries, input, { write, written })
        restored.files = contents.files.length
        restored.rows = Object.values(contents.tables).reduce((sum, { rows }) => sum + rows, 0)
        return contents
      },
    }),
  )
  return restored
}

type Into = { write: (table: string, lines: readonly string[]) => Promise<void>; written: string[] }

async function readEntries(
  entries: AsyncGenerator<ArchiveEntry>,
  { storage, scratch }: Pick<RestoreInput, 'storage' | 'scratch'>,
  { write, written }: Into,
): Promise<BackupContents> {
  const files = new Map<string, string>()
  let contents: BackupContents | undefined
  for await (const entry of entries) {
    if (contents) throw new BackupRefused('The backup goes on after its end.')
    const [, table] = /^tables\/([\w.]+)\/\d{6,}\.jsonl$/.exec(entry.name) ?? []
    if (table) await write(table, linesOf(await textOfEntry(entry, most.rows)))
    else if (entry.name === contentsName)
      contents = parsed(BackupContents, await textOfEntry(entry, most.contents), contentsName)
    else if (entry.name.startsWith('files/')) {
      const key = entry.name.slice('files/'.length)
      files.set(key, await putFile(storage, scratch, key, entry.body))
      written.push(key)
    } else
      throw new BackupRefused(`The backup has ${JSON.stringify(entry.name)}, which Klasrum does not write.`)
  }
  if (!contents) throw new BackupRefused('The backup ends before its list of contents.')
  for (const { key, sha256 } of contents.files)
    if (files.get(key) !== sha256)
      throw new BackupRefused(`The file ${key} differs from the one that was copied.`)
  if (files.size !== contents.files.length)
    throw new BackupRefused('The backup has files that it does not list.')
  return contents
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

async function putFile(storage: Storage, scratch: string, key: string, body: Readable): Promise<string> {
  if (!isFileKey(key))
    throw new BackupRefused(
      `The backup names a file ${JSON.stringify(key)}, which would lie outside the storage.`,
    )
  const path = join(scratch, 'file')
  const digest = createHash('sha256')
  body.on('data', (part: Uint8Array) => digest.update(part))
  try {
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOSPC'
      ? error
      : new BackupRefused('The backup is damaged: it ends too early, or a part of it was changed.', {
          cause: error,
        })
  }
  await storage.put(key, { path }, 'application/octet-stream')
  return digest.digest('hex')
}
