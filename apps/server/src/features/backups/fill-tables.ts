import type { Tx } from '../../db/client.ts'
import { type BackupContents, type BackupManifest, jobsName, type Sum } from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import {
  type BackupTable,
  countTables,
  findJobTable,
  listSequences,
  listTables,
  setSequence,
  sumLedger,
  waitingJobs,
} from './catalog.store.ts'
import { createTablesUpTo, withoutGuards } from './empty-tables.ts'
import { sumOfTable, writeAlike, writeRows } from './table-rows.ts'

type Copied = Pick<BackupContents, 'tables' | 'sequences' | 'ledger'>

/** `write` gets rows of a table by its name, in any order; the end of `rows` tells what has to be there. */
type FillInput = {
  manifest: Pick<BackupManifest, 'migration' | 'tables'>
  rows: (write: (table: string, lines: readonly string[]) => Promise<void>) => Promise<Copied>
}

/** Makes the tables in an empty database and fills them, in the caller's transaction, and compares all of it. */
export async function fillTables(tx: Tx, { manifest, rows }: FillInput): Promise<void> {
  if ((await countTables(tx)) > 0)
    throw new BackupRefused('The database has tables already; only an empty one is filled.')
  await writeAlike(tx)
  await createTablesUpTo(tx, manifest.migration)
  const tables = await listTables(tx)
  const targets = targetsOf(manifest, tables, await findJobTable(tx))
  const copied: Copied[] = []
  await withoutGuards(tx, tables, async () => {
    copied.push(
      await rows(async (name, lines) => {
        const target = targets.get(name)
        if (!target) throw new BackupRefused(`The backup has a table ${name} that Klasrum does not know.`)
        if (target !== 'skipped') await writeRows(tx, target, lines)
      }),
    )
  })
  for (const each of copied) {
    await setSequences(tx, each.sequences)
    await refuseDifferences(tx, targets, each)
  }
}

type Targets = Map<string, BackupTable | 'skipped'>

/** Jobs of another version of the queue are the only rows that are not taken over. */
function targetsOf(
  { tables: told }: FillInput['manifest'],
  tables: readonly BackupTable[],
  jobs: BackupTable,
): Targets {
  const known = new Map([...tables.map((table) => [table.name, table] as const), [jobsName, jobs] as const])
  const targets: Targets = new Map()
  for (const { name, columns } of told) {
    const table = known.get(name)
    if (!table) throw new BackupRefused(`The backup has a table ${name} that Klasrum does not know.`)
    const isSame = table.columns.map((column) => column.name).join() === columns.join()
    if (!isSame && name !== jobsName)
      throw new BackupRefused(`The table ${name} of the backup has other columns than this Klasrum has.`)
    targets.set(name, isSame ? table : 'skipped')
  }
  const missing = tables.find(({ name }) => !targets.has(name))
  if (missing) throw new BackupRefused(`The backup lacks the table ${missing.name}.`)
  return targets
}

async function setSequences(tx: Tx, sequences: Copied['sequences']): Promise<void> {
  const known = new Set((await listSequences(tx)).map(({ name }) => name))
  for (const sequence of sequences) {
    if (!known.has(sequence.name))
      throw new BackupRefused(`The backup counts ${sequence.name}, which Klasrum does not know.`)
    await setSequence(tx, sequence)
  }
}

const isSame = (a: Sum | undefined, b: Sum): boolean => a?.rows === b.rows && a.sum === b.sum

async function refuseDifferences(tx: Tx, targets: Targets, { tables, ledger }: Copied): Promise<void> {
  for (const [name, target] of targets) {
    if (target === 'skipped') continue
    const there = await sumOfTable(tx, target, name === jobsName ? waitingJobs : undefined)
    if (!isSame(tables[name], there))
      throw new BackupRefused(`The rows of ${name} differ from those that were copied.`)
  }
  if (JSON.stringify(await sumLedger(tx)) !== JSON.stringify(ledger))
    throw new BackupRefused('The points of the copy do not add up to those that were copied.')
}
