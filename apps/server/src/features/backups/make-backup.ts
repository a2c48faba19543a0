import type { Readable } from 'node:stream'
import { type Database, patiently, type Tx } from '../../db/client.ts'
import { pauseRemovals, RemovalsArePaused } from '../../db/removals.ts'
import type { Storage } from '../../storage/storage.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import {
  type BackupContents,
  type BackupManifest,
  backupManifestName,
  contentsName,
  formatNumber,
  isFileKey,
  jobsName,
} from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import {
  type BackupTable,
  findJobTable,
  listSequences,
  listTables,
  newestMigration,
  sumLedger,
  waitingJobs,
} from './catalog.store.ts'
import type { BackupKeys } from './key-file.ts'
import { readRows, summing, writeAlike } from './table-rows.ts'

export type MadeBackup = { rows: number; files: number; bytes: number }

type BackupInput = {
  database: Database
  storage: Storage
  keys: BackupKeys
  now: Date
  signal?: AbortSignal
}

/**
 * Rows of one moment first, then files. A file is stored before a row names it and removed after no row does, and
 * removals pause until the files are copied: so every file that a copied row names is there.
 */
export async function makeBackup(
  { database, storage, keys, now, signal }: BackupInput,
  store: (archive: Readable) => Promise<number>,
): Promise<MadeBackup> {
  try {
    return await pauseRemovals(database, async (stillPaused) => {
      const made = { rows: 0, files: 0, bytes: 0 }
      const archive = await writeArchive(keys, async (writer) => {
        const copied = await inSnapshot(database, (tx) => copyTables(tx, writer, now, signal))
        const files = await copyFiles(storage, writer, signal)
        await stillPaused()
        await writer.addText(contentsName, JSON.stringify({ ...copied, files } satisfies BackupContents))
        made.rows = Object.values(copied.tables).reduce((sum, { rows }) => sum + rows, 0)
        made.files = files.length
      })
      try {
        made.bytes = await store(archive.stream)
        return made
      } finally {
        await archive.end()
      }
    })
  } catch (error) {
    throw error instanceof RemovalsArePaused ? new BackupRefused('Another backup is under way.') : error
  }
}

export const inSnapshot = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  patiently(database, (patient) =>
    patient.tx.transaction(
      async (tx) => {
        await writeAlike(tx)
        return work(tx)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )

async function copyTables(tx: Tx, writer: ArchiveWriter, now: Date, signal: AbortSignal | undefined) {
  const tables = await listTables(tx)
  const jobs = await findJobTable(tx)
  const manifest: BackupManifest = {
    format: formatNumber,
    made_at: now.toISOString(),
    migration: await newestMigration(tx),
    tables: [...tables, { ...jobs, name: jobsName }].map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
    })),
  }
  await writer.addText(backupManifestName, JSON.stringify(manifest))
  const sums: BackupContents['tables'] = {}
  for (const table of tables) sums[table.name] = await copyTable(tx, writer, table, signal)
  sums[jobsName] = await copyTable(tx, writer, jobs, signal)
  return { tables: sums, sequences: await listSequences(tx), ledger: await sumLedger(tx) }
}

async function copyTable(tx: Tx, writer: ArchiveWriter, table: BackupTable, signal: AbortSignal | undefined) {
  const isJobs = table.schema === 'pgboss'
  const folder = isJobs ? jobsName : table.name
  const { add, sum } = summing()
  let part = 0
  for await (const lines of readRows(tx, table, isJobs ? waitingJobs : undefined)) {
    signal?.throwIfAborted()
    part += 1
    add(lines)
    await writer.addText(`tables/${folder}/${String(part).padStart(6, '0')}.jsonl`, `${lines.join('\n')}\n`)
  }
  return sum()
}

async function copyFiles(storage: Storage, writer: ArchiveWriter, signal: AbortSignal | undefined) {
  const files: BackupContents['files'] = []
  for await (const key of storage.listAll()) {
    signal?.throwIfAborted()
    if (!isFileKey(key)) continue
    const bytes = await storage.size(key)
    const content = bytes === null ? null : await storage.read(key)
    // One that arrives or is given up just now: no row of the copy names it.
    if (bytes === null || content === null) continue
    files.push({ key, bytes, sha256: await writer.addStream(`files/${key}`, bytes, content) })
  }
  return files
}
