import { type Database, patiently, type Tx } from '../../db/client.ts'
import type { Storage } from '../../storage/storage.ts'
import { type BackupContents, isFileKey, jobsName } from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import {
  countTables,
  findJobTable,
  listSequences,
  listTables,
  newestMigration,
  sumLedger,
  waitingJobs,
} from './catalog.store.ts'
import { fillTables } from './fill-tables.ts'
import { inSnapshot } from './make-backup.ts'
import { readRows, summing, sumOfTable } from './table-rows.ts'

type MoveInput = {
  from: Database
  to: Database
  prepareQueue: (database: Database) => Promise<void>
}

export type Moved = { rows: number; wasThere: boolean }

/** Every row into an empty database, in one transaction: a move that is cut off leaves it empty, and can be repeated. */
export async function moveTables({ from, to, prepareQueue }: MoveInput): Promise<Moved> {
  const filled = await patiently(to, (patient) => countTables(patient.tx))
  if (filled > 0) return { rows: await refuseOtherRows(from, to), wasThere: true }
  await prepareQueue(to)
  let rows = 0
  await inSnapshot(from, async (source) => {
    const tables = await listTables(source)
    const all = [...tables, { ...(await findJobTable(source)), label: jobsName }]
    const manifest = {
      migration: await newestMigration(source),
      tables: all.map((table) => ({
        name: 'label' in table ? table.label : table.name,
        columns: table.columns.map(({ name }) => name),
      })),
    }
    const copy = async (write: (table: string, lines: readonly string[]) => Promise<void>) => {
      const sums: BackupContents['tables'] = {}
      for (const table of all) {
        const isJobs = 'label' in table
        const name = isJobs ? table.label : table.name
        const { add, sum } = summing()
        for await (const lines of readRows(source, table, isJobs ? waitingJobs : undefined)) {
          add(lines)
          await write(name, lines)
        }
        sums[name] = sum()
        rows += sum().rows
      }
      return { tables: sums, sequences: await listSequences(source), ledger: await sumLedger(source) }
    }
    await patiently(to, (patient) => patient.tx.transaction((tx) => fillTables(tx, { manifest, rows: copy })))
  })
  return { rows, wasThere: false }
}

async function sumsOf(tx: Tx): Promise<{ rows: number; sums: string }> {
  let rows = 0
  const sums: unknown[] = []
  for (const table of await listTables(tx)) {
    const sum = await sumOfTable(tx, table)
    rows += sum.rows
    sums.push([table.name, sum])
  }
  return { rows, sums: JSON.stringify(sums) }
}

/** A second move finds what the first one left, or something that is not ours to touch. */
async function refuseOtherRows(from: Database, to: Database): Promise<number> {
  const there = await inSnapshot(to, sumsOf)
  const here = await inSnapshot(from, sumsOf)
  if (there.sums !== here.sums)
    throw new BackupRefused(
      'The database there has tables already, with other rows than these. Only an empty one is filled.',
    )
  return here.rows
}

/** Copies what is not there yet; a second call goes on where the first one was cut off. */
export async function moveStoredFiles(from: Storage, to: Storage): Promise<number> {
  let files = 0
  for await (const key of from.listAll()) {
    if (!isFileKey(key)) continue
    const content = await from.read(key)
    if (!content) continue
    const parts: Buffer[] = []
    for await (const part of content) parts.push(Buffer.from(part))
    const bytes = Buffer.concat(parts)
    if ((await to.size(key)) !== bytes.length) await to.put(key, bytes, 'application/octet-stream')
    files += 1
  }
  return files
}
