import { hash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import type { Sum } from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import type { BackupTable } from './catalog.store.ts'

/** About how many bytes are read or written at once. */
const bytesAtOnce = 2_000_000
const rowsAtOnce = 5_000

/** Texts of numbers and moments then are the same from every database, and lose nothing. */
export const writeAlike = async (tx: Tx): Promise<void> => {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'iso_8601'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
  ])
    await tx.execute(sql.raw(`set local ${setting}`))
}

const named = ({ schema, name }: BackupTable): SQL => sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/** Each row as a line of JSON, a list of texts in the order of the columns. Inside a transaction. */
export async function* readRows(tx: Tx, table: BackupTable, only: SQL = sql``): AsyncGenerator<string[]> {
  const texts = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`)
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${sql.join(texts, sql`, `)})::text as line from ${named(table)} ${only}`,
  )
  for (let count = 50; ; ) {
    const rows = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch ${count} from backup_rows`)))
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const bytes = lines.reduce((sum, line) => sum + line.length, 0)
    count = Math.max(1, Math.min(rowsAtOnce, Math.floor((bytesAtOnce / bytes) * rows.length)))
  }
  await tx.execute(sql`close backup_rows`)
}

const range = 1n << 64n

/** Counts rows and adds up their digests: the order in which a database gives them says nothing. */
export function summing(): { add: (lines: readonly string[]) => void; sum: () => Sum } {
  let rows = 0
  let sum = 0n
  return {
    add: (lines) => {
      rows += lines.length
      for (const line of lines) sum += hash('sha256', line, 'buffer').readBigUInt64BE()
      sum %= range
    },
    sum: () => ({ rows, sum: sum.toString(16).padStart(16, '0') }),
  }
}

export async function sumOfTable(tx: Tx, table: BackupTable, only?: SQL): Promise<Sum> {
  const { add, sum } = summing()
  for await (const lines of readRows(tx, table, only)) add(lines)
  return sum()
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function refuseOddRow(line: string, { name, columns }: BackupTable): void {
  const row = parsed(line)
  const isRow =
    Array.isArray(row) &&
    row.length === columns.length &&
    row.every((value) => value === null || typeof value === 'string')
  if (!isRow) throw new BackupRefused(`A row of ${name} in the backup does not fit the table.`)
}

/** Names and types come from the database that is written to, never from what is read. */
export async function writeRows(tx: Tx, table: BackupTable, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  for (const line of lines) refuseOddRow(line, table)
  const names = table.columns.map(({ name }) => sql.identifier(name))
  const values = table.columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`))
  await tx.execute(
    sql`insert into ${named(table)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as lines (line)`,
  )
}
